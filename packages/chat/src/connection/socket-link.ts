import type { Clock, SocketFactory, SocketLike } from '../ports/environment.ts';
import { decodeFrame } from '../protocol/decode.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { Frame, FrameFault, ServerHello } from '../protocol/frames.ts';
import { FrameInbox } from './frame-inbox.ts';
import { Heartbeat } from './heartbeat.ts';
import type { Timing } from './timing.ts';

/** What a link tells of its life. After `close` it tells nothing more. */
export interface SocketLinkPort {
  readonly open: SocketFactory;
  readonly clock: Clock;
  readonly timing: Timing;
  isVisible(): boolean;
  opened(): void;
  closed(code: number): void;
  /** The server answered the handshake. */
  handshakeAnswered(hello: ServerHello | undefined): void;
  heartbeatAnswered(): void;
  /** A sign of life after {@link SocketLink.probe}. */
  alive(): void;
  dead(): void;
  /** Every frame that carries something. */
  received(frame: Frame): void;
  /** What came was no frame. The connection goes on, unless too much of it comes. */
  bad(fault: FrameFault): void;
}

const mostBadFrames = 20;
const badFramesWithin = 10_000;
const unsupportedData = 1003;
const normalClosure = 1000;
const abnormalClosure = 1006;
/** `WebSocket.OPEN`. */
const openState = 1;

/** One socket from its opening to its end: handshake first, heartbeats, frames read and written. */
export class SocketLink {
  readonly #port: SocketLinkPort;
  readonly #socket: SocketLike;
  readonly #heartbeat: Heartbeat;
  readonly #inbox: FrameInbox;
  #isOpen = false;
  #hasEnded = false;
  #isHungUp = false;
  #isProbed = false;
  #badFrames: number[] = [];

  /** @param url with the token: it is neither kept nor logged */
  constructor(url: string, port: SocketLinkPort) {
    this.#port = port;
    this.#heartbeat = new Heartbeat({
      clock: port.clock,
      timing: port.timing,
      isVisible: port.isVisible,
      beat: () => this.send({ kind: 'heartbeat' }),
      dead: () => port.dead(),
    });
    this.#inbox = new FrameInbox(port.clock, (text) => this.#read(text));
    this.#socket = port.open(url);
    this.#socket.onopen = () => this.#onOpen();
    this.#socket.onmessage = ({ data }) => this.#onMessage(data);
    this.#socket.onerror = () => this.#end(abnormalClosure);
    this.#socket.onclose = ({ code }) => this.#end(code);
  }

  /** Whether frames can be sent, and how many bytes of earlier ones still wait. */
  get isOpen(): boolean {
    return this.#isOpen && !this.#hasEnded && this.#socket.readyState === openState;
  }

  get waitingBytes(): number {
    return this.#socket.bufferedAmount;
  }

  /** Writes a frame; false when the socket is not open. */
  send(frame: Frame): boolean {
    if (!this.isOpen) return false;
    this.#socket.send(encodeFrame(frame));
    this.#heartbeat.sent();
    return true;
  }

  /** Asks the server for a sign of life. */
  probe(): void {
    this.#isProbed = true;
    this.send({ kind: 'heartbeat' });
  }

  /** Ends the socket from this side; nothing is told any more, whatever still comes. Ending it twice does nothing. */
  close(code = normalClosure): void {
    if (this.#isHungUp) return;
    this.#isHungUp = true;
    this.#inbox.clear();
    this.#release();
    try {
      this.#socket.close(code);
    } catch {
      // A socket that is still connecting may refuse the code; it is let go all the same.
      this.#socket.close();
    }
  }

  #onOpen(): void {
    if (this.#hasEnded) return;
    this.#isOpen = true;
    this.send({ kind: 'handshake' });
    this.#heartbeat.start();
    this.#port.opened();
  }

  #onMessage(data: unknown): void {
    if (this.#hasEnded) return;
    this.#heartbeat.heard();
    if (this.#isProbed) {
      this.#isProbed = false;
      this.#port.alive();
    }
    this.#inbox.put(data);
  }

  #read(text: unknown): void {
    if (this.#isHungUp) return;
    const result = decodeFrame(text);
    if (!result.ok) this.#onBad(result.fault);
    else if (result.frame.kind === 'heartbeat') this.#onHeartbeat(result.frame);
    else if (result.frame.kind === 'handshake') this.#onHandshake(result.frame.hello);
    else this.#port.received(result.frame);
  }

  #onHandshake(hello: ServerHello | undefined): void {
    if (hello !== undefined) this.#heartbeat.promised();
    this.#port.handshakeAnswered(hello);
  }

  #onHeartbeat(frame: Frame): void {
    if (this.#heartbeat.answered()) this.#port.heartbeatAnswered();
    this.#port.received(frame);
  }

  #onBad(fault: FrameFault): void {
    this.#port.bad(fault);
    if (fault === 'unknown-code') return;
    const now = this.#port.clock.monotonic();
    this.#badFrames = [...this.#badFrames.filter((at) => now - at < badFramesWithin), now];
    if (this.#badFrames.length < mostBadFrames) return;
    this.close(unsupportedData);
    this.#port.closed(unsupportedData);
  }

  #end(code: number): void {
    if (this.#hasEnded) return;
    this.#release();
    // What came before the end still counts, above all why the server ended it.
    this.#inbox.drain();
    if (!this.#isHungUp) this.#port.closed(code);
  }

  #release(): void {
    this.#hasEnded = true;
    this.#heartbeat.stop();
    this.#socket.onopen = null;
    this.#socket.onmessage = null;
    this.#socket.onerror = null;
    this.#socket.onclose = null;
  }
}
