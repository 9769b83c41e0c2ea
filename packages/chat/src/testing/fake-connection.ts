import type { Clock, SocketLike } from '../ports/environment.ts';
import { decodeFrame } from '../protocol/decode.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { Frame } from '../protocol/frames.ts';

/** The server's end of a socket. */
export interface FakeConnection {
  readonly userId: string;
  readonly uuid: string;
  readonly sid: string;
  readonly isOpen: boolean;
  send(frame: Frame): void;
  /** Sends a text as it is. */
  sendText(text: string): void;
  /** Ends it from the server; 1006 stands for a loss of the network. */
  close(code?: number): void;
}

export interface FakeConnectionPort {
  readonly clock: Clock;
  /** ms each way. */
  readonly latency: number;
  opened(connection: FakeConnection): void;
  received(connection: FakeConnection, frame: Frame): void;
  closed(connection: FakeConnection): void;
}

const lost = 1006;

/** A socket whose other end is a server in the same process; texts take the latency and keep their order. */
export function connectFake(url: string, userId: string, port: FakeConnectionPort): SocketLike {
  const { clock, latency } = port;
  const query = new URL(url).searchParams;
  let readyState = 0;
  let isServerOpen = false;

  const later = (run: () => void): void => void clock.setTimeout(run, latency);
  const connection: FakeConnection = {
    userId,
    uuid: query.get('uuid') ?? '',
    sid: query.get('sid') ?? '',
    get isOpen() {
      return isServerOpen;
    },
    send: (frame) => connection.sendText(encodeFrame(frame)),
    sendText(text) {
      if (!isServerOpen) return;
      later(() => {
        if (readyState === 1) socket.onmessage?.({ data: text });
      });
    },
    close(code = lost) {
      if (!isServerOpen) return;
      isServerOpen = false;
      port.closed(connection);
      later(() => end(code));
    },
  };

  function end(code: number): void {
    if (readyState === 3) return;
    readyState = 3;
    socket.onclose?.({ code, reason: '', wasClean: code !== lost });
  }

  const socket: SocketLike = {
    get readyState() {
      return readyState;
    },
    bufferedAmount: 0,
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send(text) {
      if (readyState !== 1) throw new Error('The socket is not open');
      later(() => {
        const result = decodeFrame(text);
        if (isServerOpen && result.ok) port.received(connection, result.frame);
      });
    },
    close() {
      if (readyState === 3) return;
      readyState = 3;
      later(() => {
        if (!isServerOpen) return;
        isServerOpen = false;
        port.closed(connection);
      });
    },
  };

  later(() => {
    if (readyState === 3) return;
    readyState = 1;
    isServerOpen = true;
    socket.onopen?.({});
    port.opened(connection);
  });
  return socket;
}
