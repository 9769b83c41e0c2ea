import { readObject } from '../protocol/read-fields.ts';
import type { ConnectionStatus } from '../store/connection-status.ts';

/** What a tab wants of the one that holds the connection. */
export type TabWish = 'RETRY_NOW' | 'TOKEN_CHANGED' | 'TOKEN_EXPIRED';

/** What every tab of a user is to know, whoever learned it. Messages and receipts travel as frames. */
export type TabNews =
  | { readonly kind: 'frame'; readonly text: string }
  | { readonly kind: 'removed'; readonly chatId: string }
  | { readonly kind: 'kicked'; readonly uuid: string }
  | { readonly kind: 'loggedOut' };

/** What tabs say to each other. `from` and `to` are ids of tabs. */
export type TabMessage =
  /** The leader tells how it stands, and how many frames it has mirrored. `hello` is null without a connection to v2. */
  | {
      readonly type: 'leads';
      readonly from: string;
      readonly place: number;
      readonly isLinked: boolean;
      readonly hello: string | null;
      readonly status: ConnectionStatus;
    }
  /** A tab asks who leads, to join or to see whether the leader is awake. */
  | { readonly type: 'ask'; readonly from: string }
  /** A frame that came from the server. */
  | { readonly type: 'frame'; readonly from: string; readonly place: number; readonly text: string }
  /** A frame for the server, and the leader's word that it was written. */
  | { readonly type: 'send'; readonly from: string; readonly to: string; readonly key: number; readonly text: string }
  | { readonly type: 'taken'; readonly from: string; readonly to: string; readonly key: number }
  | { readonly type: 'wish'; readonly from: string; readonly wish: TabWish }
  | { readonly type: 'news'; readonly from: string; readonly news: TabNews };

/** Changes with the form of the messages: tabs of two versions of the page must not understand each other by half. */
export const tabsVersion = 1;

const types = new Set(['leads', 'ask', 'frame', 'send', 'taken', 'wish', 'news']);

/** A message of another tab; null for anything else. */
export function readTabMessage(value: unknown): TabMessage | null {
  const fields = readObject(value);
  if (fields === null || typeof fields.from !== 'string' || !types.has(String(fields.type))) return null;
  // The channel's name carries origin, version and user: only this code, of this version, writes to it.
  return fields as unknown as TabMessage;
}
