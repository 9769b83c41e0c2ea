import type { TokenReason } from '../connection/connection-events.ts';
import type { Timing } from '../connection/timing.ts';
import type { ReadWhen } from '../core/core-state.ts';
import type { ChatApi } from '../ports/api.ts';
import type { ChatStorage, Clock, SocketFactory, Surroundings } from '../ports/environment.ts';
import type { TabsPort } from '../ports/tabs.ts';
import type { ContentFault } from '../protocol/content.ts';
import type { FrameFault } from '../protocol/frames.ts';

/** What everybody's chat settings start from (specification section 4). */
export const chatConfig = { httpScheme: 'https', socketScheme: 'wss', client: 'pc', uploadType: 'vim' } as const;

/** How much is kept and shown. */
export interface ChatLimits {
  /** Newest messages of a chat that are shown without asking. */
  readonly window: number;
  /** Most own messages that may wait to be sent. */
  readonly outbox: number;
  /** Most frames that wait for the sender of an unknown chat. */
  readonly mailbox: number;
  /** Most own messages on the wire at once. */
  readonly inFlight: number;
  /** Most missing messages of a chat that are fetched unasked; of more only the newest come, the rest is a gap to see. */
  readonly missing: number;
}

/** The world around the client; every part can be replaced, in tests above all. */
export interface ChatEnvironment {
  readonly clock: Clock;
  readonly openSocket: SocketFactory;
  readonly surroundings: Surroundings;
  /** From 0 up to, and without, 1. */
  readonly random: () => number;
  /** A new message id, UUID version 7: ids made later sort later. */
  readonly messageId: () => string;
  /** What lets tabs share a connection; by default Web Locks and BroadcastChannel, where a page has them. */
  readonly tabs?: TabsPort;
}

export interface ChatOptions {
  /** `wss://host/path` of the socket, without a query. */
  readonly url: string | (() => string);
  /** Kind of client, `pc` by default. */
  readonly client?: string;
  /** Name under which this application keeps its state; two applications of one origin need two names. */
  readonly app?: string;
  /**
   * The chat token: asked for before every connection. Null when nobody is logged in; `TokenRefused` when there will
   * be none.
   */
  readonly getToken: (request: {
    readonly reason: TokenReason;
    readonly signal: AbortSignal;
  }) => Promise<string | null>;
  readonly api: ChatApi;
  readonly storage?: ChatStorage;
  /**
   * Stands for this browser, the same in all its tabs and sites, or the account is logged out as used elsewhere
   * (decision 13). By default one is made and kept in the storage of this origin.
   */
  readonly deviceId?: () => string;
  /** One connection for all tabs of an origin, where the browser can; each its own otherwise. */
  readonly tabs?: 'shared' | 'independent';
  readonly readWhen?: ReadWhen;
  readonly timing?: Partial<Timing>;
  readonly limits?: Partial<ChatLimits>;
  readonly environment?: Partial<ChatEnvironment>;
  /** Hears what happens, without tokens and without contents. */
  readonly logger?: (event: ChatLog) => void;
}

/** A line for a log. */
export interface ChatLog {
  readonly event: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/** What went wrong and can be told; the chat goes on. */
export type ChatError =
  | { readonly code: 'outbox-full'; readonly id: string }
  /** Nothing is in it, it is too long, or it holds signs that cannot be stored: it was not sent and is not shown. */
  | { readonly code: 'message-refused'; readonly id: string; readonly fault: ContentFault }
  | { readonly code: 'mailbox-full'; readonly chatId: string }
  | { readonly code: 'bad-frame'; readonly fault: FrameFault }
  /** There is no WebSocket here, or none takes the address; it is tried again like a lost connection. */
  | { readonly code: 'socket-failed'; readonly reason: string }
  | { readonly code: 'call-failed'; readonly call: string; readonly cause: unknown }
  | { readonly code: 'storage-failed'; readonly cause: unknown };
