/** The rule that is shown over the page, by its number. */
class ShownRule {
  number = $state<string | null>(null);
}

export const shownRule = new ShownRule();

/** Open a rule in place, unless the link was asked to open elsewhere. */
export function openRule(event: MouseEvent, number: string): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  shownRule.number = number;
}
