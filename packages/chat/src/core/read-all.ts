import type { Conversation } from './conversation.ts';
import type { CoreState } from './core-state.ts';

/** Everything in a chat was seen: nothing is unread any more, and the others learn of it. */
export function readAll(state: CoreState, conversation: Conversation): void {
  const { id, type } = conversation.record;
  const mark = conversation.markOfNewest();
  if (conversation.readUpTo(mark) || conversation.unread.remove(() => true)) state.changes.unread(id);
  const timestamp = Math.max(state.nowMs, mark.timestamp);
  const receipt = { chatId: id, userId: state.options.user.id, timestamp, type };
  state.emit({ type: 'sendReceipt', receipt: mark.seq > 0 ? { ...receipt, seq: mark.seq } : receipt });
}
