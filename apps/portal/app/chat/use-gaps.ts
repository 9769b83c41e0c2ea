import type { Chat, LocalMessage } from '@jianzhu/chat';
import type { GapState, MessageGap } from '@jianzhu/ui/chat';
import { useState } from 'react';

export interface Gaps {
  /** Where messages are missing that are fetched only when the member asks. */
  readonly shown: readonly MessageGap[];
  /** Fetches the next part of the gap after a message. */
  readonly load: (afterId: string) => void;
}

/** The gaps among the messages of a chat, each after the last message before it. */
export function useGaps(
  chat: Pick<Chat, 'leftGaps' | 'loadGap'>,
  chatId: string,
  messages: readonly LocalMessage[],
): Gaps {
  /** Gaps that are being filled, or could not be, by the message before them. */
  const [states, setStates] = useState<Readonly<Record<string, GapState>>>({});
  const gaps = chat.leftGaps(chatId).flatMap((range) => {
    const before = messages.find(({ seq }) => seq === range[0] - 1);
    return before === undefined ? [] : { afterId: before.id, range };
  });

  async function load(afterId: string): Promise<void> {
    const gap = gaps.find((one) => one.afterId === afterId);
    if (gap === undefined) return;
    const set = (state: GapState) => setStates((all) => ({ ...all, [afterId]: state }));
    set('loading');
    set((await chat.loadGap(chatId, gap.range)) ? 'missing' : 'failed');
  }

  return {
    shown: gaps.map(({ afterId }) => ({ afterId, state: states[afterId] ?? 'missing' })),
    load: (afterId) => void load(afterId),
  };
}
