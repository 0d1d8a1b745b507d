/** Move the focus to the next piece on the board that may be played, and round again. */
export function nextPiece(by: 1 | -1): void {
  const open = '#board button:not([disabled], [aria-disabled="true"], .held:not(.legal))';
  const pieces = [...document.querySelectorAll<HTMLElement>(open)];
  const at = pieces.indexOf(document.activeElement as HTMLElement);
  pieces.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % pieces.length)?.focus();
}
