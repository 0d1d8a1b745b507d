/** How long things stay on the table, in milliseconds at the normal pace: the same at every table. */
export const LANDS = 420; // a card or a die
export const LAST_LANDS = 360; // the one that completes a trick
export const WINNER = 800; // is marked
export const REWARD = 340; // flies
export const TRICK_RESTS = 1500; // or until a tap
export const SWEEP = 340;
export const DEAL = 900;
export const ROLL = 1200; // a die is thrown, and its number is added up
export const FALL = 1700;
export const STAGED = 900; // something that happens often
export const ANNOUNCED = 1400; // something that is read
export const REVEAL = 2200; // what was hidden, at the end
export const TURN = 650; // between the turns of two players
export const END = 1800; // on the board, before the sheet of a round or of the game
