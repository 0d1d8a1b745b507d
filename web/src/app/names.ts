/** Names as readers count them: an emoji of several parts is one character, and is never cut in two. */
export const LONGEST_NAME = 24; // as the server has it

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;

export function characters(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

export function shortName(text: string, most = LONGEST_NAME): string {
  return text.length <= most ? text : characters(text).slice(0, most).join('');
}

/** A field for a name takes no more than the server does; what is still being composed is left alone. */
export function nameField(field: HTMLInputElement): { destroy: () => void } {
  const shorten = (event: Event) => {
    const short = shortName(field.value);
    if ((event as InputEvent).isComposing || short === field.value) return;
    field.value = short;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  field.addEventListener('input', shorten);
  field.addEventListener('compositionend', shorten);
  return {
    destroy: () => {
      field.removeEventListener('input', shorten);
      field.removeEventListener('compositionend', shorten);
    },
  };
}
