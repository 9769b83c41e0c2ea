import type { SeqRange } from '../protocol/frames.ts';
import type { Conversation } from './conversation.ts';
import type { CoreState } from './core-state.ts';

const pageSize = 200;

/** The highest place below which nothing is missing that would be fetched unasked. */
export function resumePlace(conversation: Conversation): number {
  const { places, gapFloor } = conversation;
  if (conversation.isWhole) return places.last;
  const [lowest] = conversation.holes().filter(([, to]) => to > gapFloor);
  return lowest === undefined ? places.last : Math.max(lowest[0] - 1, gapFloor);
}

/** What to ask for next so that the newest messages of a chat are here without a hole; null when they are. */
export function missingRange(conversation: Conversation, mostMissing: number): SeqRange | null {
  const { places, head, gapFloor, base } = conversation;
  const last = Math.max(places.last, base ?? 0);
  const holes: readonly SeqRange[] = last < head ? [...conversation.holes(), [last + 1, head]] : conversation.holes();
  const open = holes.filter(([, to]) => to > gapFloor);
  const newest = open.at(-1);
  if (newest === undefined) return null;
  const missing = open.reduce((sum, [from, to]) => sum + to - Math.max(from, gapFloor + 1) + 1, 0);
  const [from, to] = newest;
  const page: SeqRange = [Math.max(from, gapFloor + 1, to - pageSize + 1), to];
  if (missing > mostMissing) conversation.gapFloor = page[0] - 1;
  return page;
}

/** Says once that places are missing; they may still come by themselves. */
export function noticeGap(state: CoreState, conversation: Conversation): void {
  if (state.protocol !== 'v2' || conversation.isRangeAsked) return;
  if (conversation.isWhole) return;
  if (conversation.holes().some(([, to]) => to > conversation.gapFloor)) {
    state.emit({ type: 'gapFound', chatId: conversation.record.id });
  }
}
