import type { Chat, ChatRecord } from '@jianzhu/chat';
import type { OlderState } from '@jianzhu/ui/chat';
import { useEffect, useState } from 'react';

/** Chats whose older messages are on their way, or could not be fetched. */
type OlderByChat = Readonly<Record<string, 'loading' | 'failed' | null>>;

export interface OlderMessages {
  readonly state: OlderState;
  readonly load: () => void;
}

/** Fetches older messages of the open chat; those of one that shows none at all at once. */
export function useOlder(chat: Chat, { id, isLoading, loaded }: ChatRecord, count: number): OlderMessages {
  const [known, setKnown] = useState<OlderByChat>({});
  const state = known[id] ?? (loaded ? 'none' : 'more');

  async function load(): Promise<void> {
    const set = (next: OlderByChat[string]) => setKnown((all) => ({ ...all, [id]: next }));
    const shown = () => chat.state.chatMessage[id]?.length ?? 0;
    set('loading');
    const before = shown();
    const { more } = await chat.loadOlder(id);
    // None came although there are some: the call has failed.
    set(more && shown() === before ? 'failed' : null);
  }

  const isEmpty = count === 0 && !isLoading && state === 'more';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chat that is empty
  useEffect(() => {
    if (isEmpty) void load();
  }, [id, isEmpty]);

  return { state, load: () => void load() };
}
