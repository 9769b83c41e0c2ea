import type { ChatPage } from '../protocol/frames.ts';
import type { Conversation } from './conversation.ts';
import type { CoreState, EventOf } from './core-state.ts';
import { resumePlace } from './gap-requests.ts';

/** Tells the server up to where messages of others are here: the place from which the next sync would go on. */
export function confirmDelivery(state: CoreState, conversation: Conversation): void {
  if (!state.hearsDelivery) return;
  const seq = resumePlace(conversation);
  if (seq <= conversation.confirmedTo) return;
  conversation.confirmedTo = seq;
  state.emit({ type: 'confirmDelivery', delivered: { chatId: conversation.record.id, seq } });
}

/** What the server knows of deliveries. A confirmation that it has not heard of was lost: it is said again. */
export function takeDelivery(state: CoreState, conversation: Conversation, page: ChatPage): void {
  const others = Object.entries(page.peerDelivered ?? {}).filter(([userId]) => !state.isOwn(userId));
  const isNews = conversation.deliveredUpTo(Math.max(0, ...others.map(([, seq]) => seq)));
  if (isNews) state.changes.messages(page.chat.id);
  if (page.deliveredSeq === undefined) return;
  conversation.confirmedTo = page.deliveredSeq;
  confirmDelivery(state, conversation);
}

/** Messages have reached a device of another member. */
export function deliveryTold(state: CoreState, { delivered }: EventOf<'deliveryTold'>): void {
  const { chatId, seq, userId } = delivered;
  if (userId === undefined || state.isOwn(userId)) return;
  if (state.conversations.get(chatId)?.deliveredUpTo(seq)) state.changes.messages(chatId);
}
