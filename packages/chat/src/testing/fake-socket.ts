import type { SocketFactory, SocketLike } from '../ports/environment.ts';
import { decodeFrame } from '../protocol/decode.ts';
import type { Frame } from '../protocol/frames.ts';

/** A socket whose other end is the test. */
export interface FakeSocket extends SocketLike {
  readonly url: URL;
  /** Texts that the client sent, in order. */
  readonly sent: readonly string[];
  /** What the client closed it with; undefined while it has not. */
  readonly closedWith: number | undefined;
  /** The server takes the connection. */
  accept(): void;
  /** A text comes from the server. */
  push(text: string): void;
  /** The server, or the network, ends it. */
  end(code?: number): void;
  fail(): void;
  /** Frames that the client sent. */
  frames(): readonly Frame[];
}

export interface FakeNetwork {
  readonly open: SocketFactory;
  /** Every socket ever opened, oldest first. */
  readonly sockets: readonly FakeSocket[];
  /** The newest one. @throws Error when none was opened */
  latest(): FakeSocket;
}

const abnormal = 1006;

function createSocket(url: string): FakeSocket {
  const sent: string[] = [];
  let readyState = 0;
  let closedWith: number | undefined;
  const socket: FakeSocket = {
    url: new URL(url),
    sent,
    bufferedAmount: 0,
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    get readyState() {
      return readyState;
    },
    get closedWith() {
      return closedWith;
    },
    send(text) {
      if (readyState !== 1) throw new Error('The socket is not open');
      sent.push(text);
    },
    close(code = 1000) {
      readyState = 3;
      closedWith ??= code;
    },
    accept() {
      readyState = 1;
      socket.onopen?.({});
    },
    push: (text) => socket.onmessage?.({ data: text }),
    end(code = abnormal) {
      readyState = 3;
      socket.onclose?.({ code, reason: '', wasClean: code !== abnormal });
    },
    fail() {
      readyState = 3;
      socket.onerror?.({});
    },
    frames: () =>
      sent.flatMap((text) => {
        const result = decodeFrame(text);
        return result.ok ? [result.frame] : [];
      }),
  };
  return socket;
}

/** A network of which the test holds every other end. */
export function createFakeNetwork(): FakeNetwork {
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    open(url) {
      const socket = createSocket(url);
      sockets.push(socket);
      return socket;
    },
    latest() {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error('No socket was opened');
      return socket;
    },
  };
}
