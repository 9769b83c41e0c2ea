import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import type { ChatState } from '../store/chat-state.ts';
import type { ConnectionStatus } from '../store/connection-status.ts';
import { isSameShallow } from './same-shallow.ts';

/** The part of a chat client that the hooks read. */
export interface ChatSource {
  readonly state: ChatState;
}

/**
 * What a selector takes out of the state of a chat, as it changes; draws anew only when that is another value, field by
 * field. On a server it is what the state holds there.
 */
export function useChatState<Selected>(
  { state }: ChatSource,
  select: (state: Snapshot<ChatState>) => Selected,
): Selected {
  const last = useRef<{ readonly value: Selected } | null>(null);
  const read = (): Selected => {
    const value = select(snapshot(state));
    if (last.current === null || !isSameShallow(last.current.value, value)) last.current = { value };
    return last.current.value;
  };
  const listen = useCallback((changed: () => void) => subscribe(state, changed), [state]);
  return useSyncExternalStore(listen, read, read);
}

/** The status of the connection, as it changes. */
export function useConnection(chat: ChatSource): ConnectionStatus {
  return useChatState(chat, ({ connection }) => connection);
}
