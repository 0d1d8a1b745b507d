/** The pieces that show a rule, as `Piece` draws them. */
export const pictures: Record<string, string[]> = {
  'DD-2': ['I', 'M', 'S', 'J'],
  'DD-3': ['OMSJ', 'YSJI', 'BJIM', 'PIMS', 'G'],
  'DD-9': ['OMSJ', 'n', 'OSMJ', 'e', 'OJMS'],
};

/** The same for the game in five lines. */
export const short: string[][] = [['I', 'M', 'S', 'J'], ['OMSJ', 'YSJI', 'BJIM'], ['OMSJ', 'n', 'OSMJ'], ['OSMJ', 'OMSJ'], ['OMSJ', 'PMIS', 'BMJI']];
