/** The pieces that show a rule, as `Piece` draws them. */
export const pictures: Record<string, string[]> = {
  'AI-1': ['F2', 'A4', 'P5', 'T6', 'D9'],
  'AI-2': ['die F', 'die A', 'die P', 'die T', 'die D'],
  'AI-3': ['F4', 'F4+A', 'P7+A/6', 'P7+A/1', 'D9'],
  'AI-5': ['die T3'],
  'AI-7': ['F4+A'],
  'AI-10': ['F4+A', 'A6', 'P3+A'],
  'AI-12': ['P8+A/6', 'die A5'],
};

/** The same for the game in five lines. */
export const short: string[][] = [['die T3'], ['F4', 'F8', 'F6'], ['F4+A', 'P7+A/6', 'P7+A/1'], ['die F', 'die A', 'die P'], []];
