/** The outline of a set of cells, numbered from 0 row by row, as the sides that lead out of it; a cell is 1 × 1. */
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function outline(cells: readonly number[], columns: number): Line[] {
  const inside = new Set(cells);
  return cells.flatMap((cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const lines: Line[] = [];
    if (!inside.has(cell - columns)) lines.push({ x1: x, y1: y, x2: x + 1, y2: y });
    if (!inside.has(cell + columns)) lines.push({ x1: x, y1: y + 1, x2: x + 1, y2: y + 1 });
    if (x === 0 || !inside.has(cell - 1)) lines.push({ x1: x, y1: y, x2: x, y2: y + 1 });
    if (x === columns - 1 || !inside.has(cell + 1)) lines.push({ x1: x + 1, y1: y, x2: x + 1, y2: y + 1 });
    return lines;
  });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same cells as one field behind them: a box for each, a little wider than it, and one across each seam. */
export function joined(cells: readonly number[], columns: number, out = 0.04): Box[] {
  const inside = new Set(cells);
  return cells.flatMap((cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const boxes: Box[] = [{ x: x - out, y: y - out, width: 1 + 2 * out, height: 1 + 2 * out }];
    if (x < columns - 1 && inside.has(cell + 1)) boxes.push({ x: x + 0.5, y: y - out, width: 1, height: 1 + 2 * out });
    if (inside.has(cell + columns)) boxes.push({ x: x - out, y: y + 0.5, width: 1 + 2 * out, height: 1 });
    return boxes;
  });
}
