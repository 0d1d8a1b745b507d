/** Where the pips of a die stand, on a field of 24 × 24. */
const [LOW, MIDDLE, HIGH] = [6.2, 12, 17.8];

export const PIPS: Record<number, [number, number][]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [[LOW, HIGH], [HIGH, LOW]],
  3: [[LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW]],
  4: [[LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]],
  5: [[LOW, LOW], [LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW], [HIGH, HIGH]],
  6: [[LOW, LOW], [LOW, MIDDLE], [LOW, HIGH], [HIGH, LOW], [HIGH, MIDDLE], [HIGH, HIGH]],
  9: [[LOW, LOW], [LOW, MIDDLE], [LOW, HIGH], [MIDDLE, LOW], [MIDDLE, MIDDLE], [MIDDLE, HIGH], [HIGH, LOW], [HIGH, MIDDLE], [HIGH, HIGH]],
};
