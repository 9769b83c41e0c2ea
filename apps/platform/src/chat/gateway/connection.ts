import type { Duplex } from 'node:stream';
import { closeCode, encodeFrame, type Frame } from '@jianzhu/chat/protocol';
import type { WebSocket } from 'ws';
import type { ChatIdentity } from '../chat-tokens.ts';
import type { ConnectionId } from '../ports/audience.ts';
import type { EndReason } from '../ports/sessions.ts';
import type { Dialect } from './shared-frame.ts';
import { SocketOutlet, type WriteTurn } from './socket-outlet.ts';
import { textFrame } from './text-frame.ts';

/** How long a socket may take to close in order before it is cut, in ms. */
const CLOSE_MS = 1000;

/** Close codes of the standard that clients answer with another try. */
export const restartCode = 1012;
export const tryLaterCode = 1013;

const CODE_OF_END: Readonly<Record<EndReason, number>> = {
  replaced: closeCode.replaced,
  elsewhere: closeCode.elsewhere,
  closed: restartCode,
};

export interface ConnectionOptions {
  readonly id: ConnectionId;
  readonly socket: WebSocket;
  /** The socket below, as it came with the upgrade. */
  readonly raw: Duplex;
  readonly turn: WriteTurn;
  readonly dialect: Dialect;
  readonly wantsRecordNews: boolean;
  readonly uuid: string;
  readonly identity: ChatIdentity;
  /** Of its session. */
  readonly epoch: number;
  readonly queueBytes: number;
  readonly nowMs: number;
  /** The client has said hello and was answered. */
  readonly whenReady: (socket: WebSocket) => void;
}

/** One connection of a user who is known. */
export class Connection {
  readonly id: ConnectionId;
  readonly dialect: Dialect;
  readonly wantsRecordNews: boolean;
  readonly uuid: string;
  readonly identity: ChatIdentity;
  readonly epoch: number;
  /** When something came last, in ms of the monotonic clock. */
  heardAt: number;
  readonly socket: WebSocket;
  readonly outlet: SocketOutlet;
  readonly #queueBytes: number;
  readonly #whenReady: ConnectionOptions['whenReady'];
  #isReady = false;
  #isClosing = false;

  constructor(options: ConnectionOptions) {
    this.id = options.id;
    this.socket = options.socket;
    this.dialect = options.dialect;
    this.wantsRecordNews = options.wantsRecordNews;
    this.uuid = options.uuid;
    this.identity = options.identity;
    this.epoch = options.epoch;
    this.heardAt = options.nowMs;
    this.outlet = new SocketOutlet(options.raw, options.turn);
    this.#queueBytes = options.queueBytes;
    this.#whenReady = options.whenReady;
  }

  /** Whether the client has said hello; before that it gets nothing. */
  get isReady(): boolean {
    return this.#isReady;
  }

  becomeReady(): void {
    this.#isReady = true;
    this.#whenReady(this.socket);
  }

  get userId(): string {
    return this.identity.userId;
  }

  get isOpen(): boolean {
    return !this.#isClosing && this.socket.readyState === this.socket.OPEN;
  }

  /** Hands bytes of a frame to the socket; a reader that is too slow is let go, to come back and sync. */
  push(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.outlet.waitingBytes + frame.length > this.#queueBytes) {
      this.outlet.drop();
      this.close(closeCode.slowReader);
    } else {
      this.outlet.push(frame);
    }
  }

  send<Kind extends Frame['kind']>(frame: Extract<Frame, { readonly kind: Kind }>): void {
    this.push(textFrame(encodeFrame<Kind>(frame)));
  }

  /** Ends the connection because its session is over. */
  end(reason: EndReason, byUuid: string): void {
    if (reason === 'elsewhere') this.send({ kind: 'elsewhere', uuid: byUuid });
    this.close(CODE_OF_END[reason]);
  }

  /** Closes in order, and cuts the socket when the other side does not answer. */
  close(code: number): void {
    if (this.#isClosing) return;
    this.outlet.flush();
    this.#isClosing = true;
    closeSocket(this.socket, code);
  }
}

/** Closes a socket in order, and cuts it when the other side does not answer. */
export function closeSocket(socket: WebSocket, code: number): void {
  // A paused socket would not hear the answer.
  socket.resume();
  socket.close(code);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}
