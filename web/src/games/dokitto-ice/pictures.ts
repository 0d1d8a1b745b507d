/** The pieces that show a rule, as `Piece` draws them. */
export const pictures: Record<string, string[]> = {
  'DI-1': ['S1', 'C4', 'M7', 'V10'],
  'DI-2': ['ice S1', 'ice S1', 'ice S2'],
  'DI-3': ['cone', 'cone S1', 'cone S1 M1 V2'],
  'DI-9': ['S3', 'S9!', 'S5', 'S1'],
  'DI-10': ['S3', 'S9', 'C2!', 'S5'],
  'DI-11': ['S2', 'S9', 'C2!', 'S5'],
  'DI-16': ['cone S1 M1 V2 C1'],
  'DI-19': ['cone C1 C2 M1'],
};

/** The same for the game in five lines. */
export const short: string[][] = [['S7', 'S2', 'S9'], ['S3', 'S9!', 'S5'], ['ice S1', 'ice C1', 'cone S1'], ['cone C1 C2 M1'], ['cone S1 M1 V2 C1']];
