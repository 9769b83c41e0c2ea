import type { ChatRecord, Message, ReadReceipt } from './entities.ts';

/** What a server that speaks v2 says of itself in its answer to the handshake. */
export interface ServerHello {
  readonly v: 2;
  readonly caps: readonly string[];
  /** Changes when the server has lost what cursors refer to. */
  readonly epoch: string;
  /** Clock of the server, ms since 1970. */
  readonly now: number;
  /** ms between heartbeats that the server expects. */
  readonly heartbeat: number;
  /** ms of silence after which the server hangs up. */
  readonly idle: number;
  readonly user: string;
}

/** `rate` and `retry` ask for it again later; the others are final. `invalid`: no server could store it. */
export type AckError = 'rate' | 'too_big' | 'invalid' | 'forbidden' | 'no_chat' | 'retry';

/** What became of a message that was sent. `dup` is a success: it had been stored already. */
export type Ack =
  | {
      readonly id: string;
      readonly chatId: string;
      readonly seq: number;
      readonly timestamp: number;
      readonly status: 'ok' | 'dup';
    }
  | {
      readonly id: string;
      readonly chatId: string;
      readonly status: 'error';
      readonly error: AckError;
      /** ms. */
      readonly retryAfter?: number | undefined;
    };

/** Both ends included. */
export type SeqRange = readonly [from: number, to: number];

/** Asks for everything after what is known, or for ranges that are missing. */
export interface SyncRequest {
  readonly rid: string;
  readonly epoch: string;
  /** Per chat the last place up to which nothing is missing. */
  readonly known: Readonly<Record<string, number>>;
  readonly ranges?: Readonly<Record<string, SeqRange>> | undefined;
  /** Most messages a chat and page. */
  readonly limit: number;
}

/** One chat of a page. */
export interface ChatPage {
  readonly chat: ChatRecord;
  /** Last place of the chat; 0 when it is empty. */
  readonly head: number;
  /** Up to where this user has read. */
  readonly readSeq: number;
  /** Up to where the others have read, by user. */
  readonly peerRead: Readonly<Record<string, number>>;
  /** Up to where a device of this user has confirmed; undefined where the server does not ask for it. */
  readonly deliveredSeq?: number | undefined;
  /** Up to where devices of the others have confirmed, by user. */
  readonly peerDelivered?: Readonly<Record<string, number>> | undefined;
  /** Ascending by place. */
  readonly messages: readonly Message[];
  readonly from: number;
  readonly to: number;
  readonly more: boolean;
}

/** An answer to a sync request, in as many pages as it takes. */
export interface SyncPage {
  readonly rid: string;
  readonly epoch: string;
  readonly chats: readonly ChatPage[];
  readonly done: boolean;
  /** What is known means nothing to this server: drop it and load anew. */
  readonly reset?: boolean | undefined;
}

/** The messages of a chat up to and including a place are on a device of a member. */
export interface Delivered {
  readonly chatId: string;
  readonly seq: number;
  /** Whose device; only the server names it. */
  readonly userId?: string | undefined;
}

/** Every frame, decoded. `hello` and `now` are absent from a v1 server. */
export type Frame =
  | { readonly kind: 'heartbeat'; readonly now?: number | undefined }
  | { readonly kind: 'handshake'; readonly hello?: ServerHello | undefined }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'read'; readonly receipt: ReadReceipt }
  | { readonly kind: 'elsewhere'; readonly uuid: string }
  | { readonly kind: 'ack'; readonly ack: Ack }
  | { readonly kind: 'sync'; readonly request: SyncRequest }
  | { readonly kind: 'page'; readonly page: SyncPage }
  | { readonly kind: 'drain'; readonly within: number }
  | { readonly kind: 'delivered'; readonly delivered: Delivered };

/** Why a text is no frame. `unknown-code` is ignored, the others are reported. */
export type FrameFault = 'too-big' | 'not-json' | 'no-frame' | 'bad-body' | 'unknown-code';

/** A decoded frame, or why there is none. */
export type DecodeResult =
  | { readonly ok: true; readonly frame: Frame }
  | { readonly ok: false; readonly fault: FrameFault };
