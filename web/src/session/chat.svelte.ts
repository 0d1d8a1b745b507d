/** What people at a table write to each other, and the reactions that are shown at their seats for a moment. */
import { announce } from '../app/announce.svelte';
import { t } from '../app/words.svelte';
import type { Chat } from '../protocol';
import { chatText, type Reaction } from './reactions';

const REACTION_STAYS = 5000; // milliseconds
const MOST = 200; // lines that are kept

export class ChatLines {
  lines = $state.raw<Chat[]>([]);
  reactions = $state.raw<Record<number, { reaction: Reaction } | undefined>>({}); // by seat, of the last seconds
  unread = $state(0);
  reading = false; // the chat is open

  /** A line came; `own` is the seat of this device. */
  add(line: Chat, own: number | null): void {
    this.lines = [...this.lines, line].slice(-MOST);
    if (!this.reading && line.seat !== own) this.unread += 1;
    if (line.seat !== null && line.reaction) this.react(line.seat, line.reaction);
    announce(t('web-chat-line', { name: line.name || t('web-watcher'), text: chatText(line) }));
  }

  read(): void {
    this.unread = 0;
  }

  private react(seat: number, reaction: Reaction): void {
    const shown = { reaction };
    this.reactions = { ...this.reactions, [seat]: shown };
    setTimeout(() => {
      if (this.reactions[seat] === shown) this.reactions = { ...this.reactions, [seat]: undefined };
    }, REACTION_STAYS);
  }
}
