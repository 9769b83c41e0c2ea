import type { Chat, ChatRecord } from '@jianzhu/chat';
import type { OlderState } from '@jianzhu/ui/chat';
import { useEffect, useState } from 'react';

/** How it stands with the older messages of each chat that was asked for them. */
type OlderByChat = Readonly<Record<string, OlderState>>;

export interface OlderMessages {
  readonly state: OlderState;
  readonly load: () => void;
}

/** Fetches older messages of the open chat; those of one that shows none at all at once. */
export function useOlder(chat: Chat, { id, isLoading, loaded }: ChatRecord, count: number): OlderMessages {
  const [known, setKnown] = useState<OlderByChat>({});
  const state = known[id] ?? (loaded ? 'none' : 'more');

  async function load(): Promise<void> {
    const set = (next: OlderState) => setKnown((all) => ({ ...all, [id]: next }));
    set('loading');
    const before = chat.list(id)?.length ?? 0;
    const { more } = await chat.loadOlder(id);
    const hasCome = (chat.list(id)?.length ?? 0) > before;
    // None came although there are some: the call has failed.
    set(more ? (hasCome ? 'more' : 'failed') : 'none');
  }

  const isEmpty = count === 0 && !isLoading && state === 'more';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chat that is empty
  useEffect(() => {
    if (isEmpty) void load();
  }, [id, isEmpty]);

  return { state, load: () => void load() };
}
