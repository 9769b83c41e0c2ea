import type { Chat, ConnectionStatus } from '@jianzhu/chat';
import { part } from '../site/element.ts';
import { closedTexts, phaseTexts } from './messages.ts';

/** Shows how the connection is, and lets the visitor try again at once while it waits. */
export function bindConnectionLine(chat: Chat): void {
  const line = part('connection', HTMLElement);
  const again = part('reconnect', HTMLButtonElement);
  again.addEventListener('click', () => chat.connect());
  chat.connection$.subscribe((status) => {
    line.textContent = textOf(status);
    line.dataset.phase = status.phase;
    again.hidden = status.phase !== 'waiting';
  });
}

function textOf({ phase, reason = 'disposed' }: ConnectionStatus): string {
  return phase === 'closed' ? closedTexts[reason] : phaseTexts[phase];
}
