/** The rules that are shown over the page, by their numbers. */
class ShownRules {
  numbers = $state.raw<string[]>([]);
}

export const shownRules = new ShownRules();

/** Open rules in place, unless the link was asked to open elsewhere. */
export function openRule(event: MouseEvent, ...numbers: string[]): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  shownRules.numbers = numbers;
}
