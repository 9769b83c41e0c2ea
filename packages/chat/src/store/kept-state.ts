import type { ChatStorage } from '../ports/environment.ts';
import type { Message } from '../protocol/entities.ts';
import { readMessage } from '../protocol/read-entities.ts';
import { readId, readList, readTable, readText } from '../protocol/read-fields.ts';
import { decodeStored, encodeStored } from './stored-value.ts';

/** What of a user's chats is kept over a reload: which messages are unread, what still waits to be sent, and drafts. */
export interface KeptState {
  readUnread(): Readonly<Record<string, readonly string[]>>;
  writeUnread(unread: Readonly<Record<string, readonly string[]>>): void;
  readOutbox(): readonly Message[];
  writeOutbox(messages: readonly Message[]): void;
  /** Texts that were begun and not sent, by chat. */
  readDrafts(): Readonly<Record<string, string>>;
  writeDrafts(drafts: Readonly<Record<string, string>>): void;
  /** Removes everything, at logout. */
  clear(): void;
}

/**
 * Keeps a user's state in the storage, under keys of that user and application. A storage that is full, forbidden or
 * damaged is told once; the chat then goes on in memory. Tabs of one origin keep their messages beside each other's.
 */
export function keepState(
  storage: ChatStorage,
  owner: { readonly app: string; readonly userId: string },
  failed: (cause: unknown) => void,
): KeptState {
  const key = (name: string): string => `chat.${owner.app}.${owner.userId}.${name}`;
  let hasFailed = false;
  /** Messages of this tab, now or before; what else is kept waits in another tab. */
  const handled = new Set<string>();

  function attempt<Result>(run: () => Result, otherwise: Result): Result {
    try {
      return run();
    } catch (cause) {
      if (!hasFailed) failed(cause);
      hasFailed = true;
      return otherwise;
    }
  }

  const read = (name: string): unknown => attempt(() => decodeStored(storage.get(key(name))), undefined);
  const remove = (name: string): void => attempt(() => storage.remove(key(name)), undefined);
  const write = (name: string, value: unknown, isEmpty: boolean): void => {
    if (isEmpty) remove(name);
    else attempt(() => storage.set(key(name), encodeStored(value)), undefined);
  };

  const readOutbox = (): readonly Message[] => readList(read('outbox'), readMessage) ?? [];

  return {
    readUnread: () => readTable(read('unread'), (ids) => readList(ids, readId)) ?? {},
    writeUnread: (unread) => write('unread', unread, Object.keys(unread).length === 0),
    readOutbox() {
      const messages = readOutbox();
      for (const { id } of messages) handled.add(id);
      return messages;
    },
    writeOutbox(messages) {
      for (const { id } of messages) handled.add(id);
      const kept = [...readOutbox().filter(({ id }) => !handled.has(id)), ...messages];
      write('outbox', kept, kept.length === 0);
    },
    readDrafts: () => readTable(read('drafts'), readText) ?? {},
    writeDrafts: (drafts) => write('drafts', drafts, Object.keys(drafts).length === 0),
    clear: () => {
      for (const name of ['unread', 'outbox', 'drafts']) remove(name);
    },
  };
}
