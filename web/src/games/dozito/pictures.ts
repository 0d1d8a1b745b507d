/** The pieces that show a rule, as `Piece` draws them. */
export const pictures: Record<string, string[]> = {
  'DZ-1': ['R1', 'B2', 'G3', 'V8', 'Y12', 'R*1'],
  'DZ-4': ['place 1', 'place 2', 'place 3', 'place 4'],
  'DZ-9': ['G9', 'place 9'],
  'DZ-15': ['B1', 'G2', 'V3'],
  'DZ-16': ['V1', 'Y2', 'R3'],
  'DZ-18': ['V*1', 'G*2'],
  'DZ-22': ['G1', 'V2'],
};

/** The same for the game in five lines. */
export const short: string[][] = [['place 1', 'place 2', 'place 3', 'place 4'], ['G9', 'place 9'], ['G9', 'R3', 'place 3'], ['B1', 'V1'], ['G5', 'G6', 'G10']];
