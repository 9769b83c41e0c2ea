import type { SeqRange } from '../protocol/frames.ts';
import type { Conversation } from './conversation.ts';
import type { CoreState } from './core-state.ts';

const pageSize = 200;
/** More than this is not fetched unasked; the newest page is, and the rest stays a visible gap. */
const mostMissing = 1000;

/** The highest place below which nothing is missing that would be fetched unasked. */
export function resumePlace({ places, gapFloor }: Conversation): number {
  return places.all.find(([, to]) => to >= gapFloor)?.[1] ?? 0;
}

/** What to ask for next so that the newest messages of a chat are here without a hole; null when they are. */
export function missingRange(conversation: Conversation): SeqRange | null {
  const { places, head } = conversation;
  const holes: readonly SeqRange[] = places.last < head ? [...places.holes(), [places.last + 1, head]] : places.holes();
  const open = holes.filter(([, to]) => to > conversation.gapFloor);
  const newest = open.at(-1);
  if (newest === undefined) return null;
  const missing = open.reduce((sum, [from, to]) => sum + to - Math.max(from, conversation.gapFloor + 1) + 1, 0);
  const [from, to] = newest;
  const page: SeqRange = [Math.max(from, conversation.gapFloor + 1, to - pageSize + 1), to];
  if (missing > mostMissing) conversation.gapFloor = page[0] - 1;
  return page;
}

/** Says once that places are missing; they may still come by themselves. */
export function noticeGap(state: CoreState, conversation: Conversation): void {
  if (state.protocol !== 'v2' || conversation.isRangeAsked) return;
  const { places, gapFloor } = conversation;
  if (places.holes().some(([, to]) => to > gapFloor)) state.emit({ type: 'gapFound', chatId: conversation.record.id });
}
