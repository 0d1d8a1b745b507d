/** French keeps its high punctuation on the line of the word before it. */
export function spaced(text: string): string {
  return text.replace(/ (?=[:;!?»%](?!-))/g, '\u00a0').replace(/« /g, '«\u00a0');
}
