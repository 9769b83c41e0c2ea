import { closeCode, decodeFrame, type Frame, type Message, serverCapabilities } from '@jianzhu/chat/protocol';
import { TokenBuckets } from '../../http/token-bucket.ts';
import { createWorkQueue } from '../../work-queue/work-queue.ts';
import type { ChatService } from '../service/chat-service.ts';
import { type Connection, tryLaterCode } from './connection.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import { RefusedOrder } from './refused-order.ts';
import { SharedFrame } from './shared-frame.ts';

/** What the client is told to beat, in ms (specification section 9). */
const HEARTBEAT_MS = 3000;
const BAD_FRAMES = 20;
const BAD_WITHIN_MS = 10_000;
const unsupportedCode = 1003;
/** Sync requests that one connection may have waiting. */
const MOST_SYNCS = 100;
/** Pages are made while less than this waits for the reader, in bytes. */
const PAGE_AHEAD_BYTES = 262_144;
/** Answers to sync requests that are made at once: each takes connections of the database. */
const SYNCS_AT_ONCE = 3;
const SYNCS_WAITING = 100_000;
/** Messages that one connection may have refused and not sent again; a client has 32 on their way. */
const MOST_REFUSED = 500;
/** When a message that has to wait for an earlier one may come again, in ms. */
const TURN_MS = 1000;

/** What is kept of a connection to judge its frames. */
interface Conduct {
  badFrames: number;
  badSince: number;
  /** Messages of a v1 client above the rate: it knows no refusal, so they wait. */
  readonly held: Message[];
  /** Messages of a v2 client that were refused for a while: what follows them in their chats waits. */
  readonly refused: RefusedOrder;
  syncing: Promise<void>;
  syncs: number;
}

export interface FrameHandlersOptions {
  readonly service: ChatService;
  readonly limits: GatewayLimits;
  readonly onFault: (what: string, error: unknown) => void;
}

type Handle<Kind extends Frame['kind']> = (
  connection: Connection,
  frame: Extract<Frame, { readonly kind: Kind }>,
) => void;

/** Answers what clients send. */
export class FrameHandlers {
  readonly #service: ChatService;
  readonly #limits: GatewayLimits;
  readonly #onFault: FrameHandlersOptions['onFault'];
  readonly #messages: TokenBuckets;
  readonly #frames: TokenBuckets;
  readonly #conducts = new WeakMap<Connection, Conduct>();
  readonly #work = createWorkQueue({ running: SYNCS_AT_ONCE, waiting: SYNCS_WAITING });

  readonly #handlers: { readonly [Kind in Frame['kind']]?: Handle<Kind> } = {
    heartbeat: (connection) =>
      connection.send({ kind: 'heartbeat', ...(connection.dialect === 'v2' && { now: Date.now() }) }),
    handshake: (connection) => void this.#greet(connection),
    message: (connection, { message }) => this.#take(connection, message),
    read: (connection, { receipt }) => this.#service.readLater(connection.userId, receipt, connection.id),
    delivered: (connection, { delivered }) => {
      // The specification's clients know of no such frame: whatever this is, it says nothing of a delivery.
      if (connection.dialect === 'v2') this.#service.deliveredLater(connection.userId, delivered);
    },
    sync: (connection, { request }) => this.#queueSync(connection, request),
  };

  constructor({ service, limits, onFault }: FrameHandlersOptions) {
    this.#service = service;
    this.#limits = limits;
    this.#onFault = onFault;
    this.#messages = new TokenBuckets(limits.messages);
    this.#frames = new TokenBuckets(limits.frames);
  }

  /** Takes one text frame. */
  received(connection: Connection, text: string): void {
    // What follows the frame at which a connection is closed would overtake it.
    if (!connection.isOpen) return;
    const now = performance.now();
    connection.heardAt = now;
    const result = decodeFrame(text);
    if (this.#frames.take(connection.userId, now) > 0) connection.close(closeCode.rate);
    else if (result.ok) this.#handle(connection, result.frame);
    else if (result.fault !== 'unknown-code') this.bad(connection);
  }

  #handle<Kind extends Frame['kind']>(connection: Connection, frame: Extract<Frame, { readonly kind: Kind }>): void {
    // What comes before the handshake comes from nobody.
    if (!connection.isReady && frame.kind !== 'handshake') this.bad(connection);
    // The table has handlers for frames of their key's kind; the compiler cannot follow that over a union.
    else (this.#handlers[frame.kind] as Handle<Kind> | undefined)?.(connection, frame);
  }

  /** Something that is no frame came. The connection goes on, unless much of it comes. */
  bad(connection: Connection): void {
    const conduct = this.#conductOf(connection);
    const now = performance.now();
    if (now - conduct.badSince > BAD_WITHIN_MS) Object.assign(conduct, { badSince: now, badFrames: 0 });
    conduct.badFrames += 1;
    if (conduct.badFrames >= BAD_FRAMES) connection.close(unsupportedCode);
  }

  async #greet(connection: Connection): Promise<void> {
    if (connection.dialect === 'v1') {
      connection.becomeReady();
      connection.send({ kind: 'handshake' });
      return;
    }
    try {
      const epoch = await this.#service.epoch();
      connection.becomeReady();
      const { idleMs } = this.#limits;
      connection.send({
        kind: 'handshake',
        hello: {
          v: 2,
          caps: serverCapabilities,
          epoch,
          now: Date.now(),
          heartbeat: HEARTBEAT_MS,
          idle: idleMs,
          user: connection.userId,
        },
      });
    } catch (error) {
      // Without an answer the client would take this for a v1 server.
      this.#onFault('a handshake', error);
      connection.close(tryLaterCode);
    }
  }

  #take(connection: Connection, message: Message): void {
    if (connection.dialect === 'v1') this.#takeOrHold(connection, message);
    else this.#takeOrRefuse(connection, message);
  }

  #takeOrRefuse(connection: Connection, message: Message): void {
    const { refused } = this.#conductOf(connection);
    const { place, isFree } = refused.arrived(message);
    const waitMs = isFree ? this.#messages.take(connection.userId, performance.now()) * 1000 : TURN_MS;
    if (waitMs === 0) {
      this.#contain(connection, this.#send(connection, message, place));
      return;
    }
    const { id, chatId } = message;
    refused.refused(message, place);
    if (refused.size > MOST_REFUSED) connection.close(closeCode.rate);
    else connection.send({ kind: 'ack', ack: { id, chatId, status: 'error', error: 'rate', retryAfter: waitMs } });
  }

  #takeOrHold(connection: Connection, message: Message): void {
    const { held } = this.#conductOf(connection);
    const seconds = held.length > 0 ? 1 : this.#messages.take(connection.userId, performance.now());
    if (seconds === 0) {
      this.#contain(connection, this.#sendAsV1(connection, message));
      return;
    }
    held.push(message);
    connection.socket.pause();
    if (held.length === 1) this.#releaseLater(connection, seconds);
  }

  #releaseLater(connection: Connection, seconds: number): void {
    setTimeout(() => {
      const { held } = this.#conductOf(connection);
      let wait = 0;
      while (held.length > 0 && wait === 0) {
        wait = this.#messages.take(connection.userId, performance.now());
        const message = wait === 0 ? held.shift() : undefined;
        if (message !== undefined) this.#contain(connection, this.#sendAsV1(connection, message));
      }
      if (held.length > 0) this.#releaseLater(connection, wait);
      else connection.socket.resume();
    }, seconds * 1000).unref();
  }

  /** A fault of ours ends the connection that met it, never the process; its client comes back and sends again. */
  #contain(connection: Connection, sending: Promise<void>): void {
    sending.catch((error: unknown) => {
      this.#onFault('a message', error);
      connection.close(tryLaterCode);
    });
  }

  async #send(connection: Connection, message: Message, place: number): Promise<void> {
    const { ack } = await this.#service.send(connection.userId, message, connection.id);
    if (ack.status === 'error' && ack.error === 'retry') this.#conductOf(connection).refused.refused(message, place);
    connection.send({ kind: 'ack', ack });
  }

  /** A v1 client knows by the echo that its message arrived. */
  async #sendAsV1(connection: Connection, message: Message): Promise<void> {
    const { ack, message: stored } = await this.#service.send(connection.userId, message, connection.id);
    if (stored !== undefined) connection.push(SharedFrame.message(stored).in('v1'));
    else this.#onFault('a message of a v1 client', new Error(ack.status === 'error' ? ack.error : ack.status));
  }

  #queueSync(connection: Connection, request: Extract<Frame, { kind: 'sync' }>['request']): void {
    const conduct = this.#conductOf(connection);
    if (connection.dialect === 'v1' || conduct.syncs >= MOST_SYNCS) {
      connection.close(connection.dialect === 'v1' ? unsupportedCode : closeCode.rate);
      return;
    }
    conduct.syncs += 1;
    conduct.syncing = conduct.syncing
      .then(() => this.#sync(connection, request))
      .catch((error: unknown) => this.#onFault('a sync request', error))
      .finally(() => {
        conduct.syncs -= 1;
      });
  }

  async #sync(connection: Connection, request: Extract<Frame, { kind: 'sync' }>['request']): Promise<void> {
    const pages = this.#service.sync(connection.userId, request);
    while (connection.isOpen) {
      const next = await this.#work.run(() => pages.next());
      if (next === undefined || next.done) return;
      connection.send({ kind: 'page', page: next.value });
      await connection.outlet.eased(PAGE_AHEAD_BYTES);
    }
  }

  #conductOf(connection: Connection): Conduct {
    const known = this.#conducts.get(connection);
    if (known !== undefined) return known;
    const conduct: Conduct = {
      badFrames: 0,
      badSince: 0,
      held: [],
      refused: new RefusedOrder(),
      syncing: Promise.resolve(),
      syncs: 0,
    };
    this.#conducts.set(connection, conduct);
    return conduct;
  }
}
