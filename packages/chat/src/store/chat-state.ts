import { proxy, ref } from 'valtio/vanilla';
import type { Core } from '../core/core.ts';
import type { CoreChanges } from '../core/core-events.ts';
import type { LocalMessage, SendStatus } from '../core/local-message.ts';
import type { ChatRecord } from '../protocol/entities.ts';
import { type ConnectionStatus, idleConnection } from './connection-status.ts';

/**
 * What pages show, with the field names of the specification (section 3): a valtio proxy whose lists are plain frozen
 * arrays, replaced as a whole when they change. User and token of the chat service are not in it.
 */
export interface ChatState {
  /** Newest on top, no id twice. */
  chats: readonly ChatRecord[];
  /** Ids of the unread messages of each chat that has some; kept over a reload. */
  chatUnreadId: Record<string, readonly string[]>;
  openId: string | null;
  /** The newest messages of each chat, and of the open one the older ones that were asked for; oldest first. */
  chatMessage: Record<string, readonly LocalMessage[]>;
  chatLastMessage: Record<string, LocalMessage>;
  /** ms since 1970. */
  chatLastTime: Record<string, number>;
  connection: ConnectionStatus;
  /** Own messages on their way, by id. */
  pending: Readonly<Record<string, SendStatus>>;
}

/** A list that is nobody else's and never changes; only its type must be told so. */
const list = <Item>(items: readonly Item[]): Item[] => ref(items as Item[]);

/** A value that is replaced as a whole and never watched inside; the mark that valtio's type adds is left out. */
const whole = <Value extends object>(value: Value): Value => ref({ ...value } as object) as Value;

const empty = (): ChatState => ({
  chats: ref([]),
  chatUnreadId: {},
  openId: null,
  chatMessage: {},
  chatLastMessage: {},
  chatLastTime: {},
  connection: ref({ ...idleConnection }),
  pending: whole<Readonly<Record<string, SendStatus>>>({}),
});

/** A state without chats. */
export function createChatState(): ChatState {
  return proxy(empty());
}

/** Takes everything out, at logout. The connection's status stays. */
export function clearChatState(state: ChatState): void {
  const { connection, ...rest } = empty();
  Object.assign(state, rest);
}

/** Copies into the state what changed in the core; everything else keeps its identity. */
export function commitChanges(state: ChatState, core: Core, changes: CoreChanges): void {
  if (changes.chats) state.chats = list(core.chats());
  if (changes.openId) state.openId = core.openId;
  if (changes.pending) state.pending = whole(core.pending());
  for (const chatId of changes.unread) commitUnread(state, core, chatId);
  for (const chatId of changes.messages) commitMessages(state, core, chatId);
}

function commitUnread(state: ChatState, core: Core, chatId: string): void {
  const ids = core.unreadIds(chatId);
  if (ids.length > 0) state.chatUnreadId[chatId] = list(ids);
  else delete state.chatUnreadId[chatId];
}

function commitMessages(state: ChatState, core: Core, chatId: string): void {
  const newest = core.newest(chatId);
  if (newest === undefined) {
    delete state.chatMessage[chatId];
    delete state.chatLastMessage[chatId];
    delete state.chatLastTime[chatId];
    return;
  }
  state.chatMessage[chatId] = list(core.window(chatId));
  state.chatLastMessage[chatId] = ref({ ...newest });
  state.chatLastTime[chatId] = newest.timestamp;
}
