/** French keeps its high punctuation on the line of the word before it: U+202F before ; ! ?, U+00A0 elsewhere. */
export function frenchSpacing(text: string): string {
  return text
    .replace(/(?<=«) | (?=[:»%](?!-))/g, '\u00a0')
    .replace(/(?<=\}) (?=(?:min|s|h|j|PV|pts)\b)|(?<=±) (?=\{)|(?<=nº) (?=\{)/g, '\u00a0') // a number and its unit
    .replace(/ (?=[;!?])/g, '\u202f');
}
