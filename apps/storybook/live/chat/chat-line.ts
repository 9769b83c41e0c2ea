import type { ChatApi, SocketFactory, SocketLike } from '@jianzhu/chat';
import { createFakeNetwork, type FakeServer } from '@jianzhu/chat/testing';
import type { NetworkChoice } from '../../.storybook/network-args.ts';
import { reachable } from '../reachable.ts';

/** ms that a text takes each way. */
const delays: Readonly<Record<NetworkChoice, number>> = { ok: 40, slow: 1500, fails: 0 };

/** The line between one user's page and the server, as good or bad as the toolbar says. */
export interface ChatLine {
  readonly openSocket: SocketFactory;
  readonly api: ChatApi;
  /** Rejects while the line is cut. */
  getToken(): Promise<string>;
  /** Cutting it ends the user's connection at once. */
  set(network: NetworkChoice): void;
}

/** Runs what it is given after a delay, in the order in which it was given, even when the delay gets shorter. */
function inOrder(delay: () => number): (run: () => void) => void {
  let last = Promise.resolve();
  return (run) => {
    const due = new Promise<void>((resolve) => setTimeout(resolve, delay()));
    last = last.then(() => due).then(run);
  };
}

/** A socket whose texts take their time both ways. */
function delayed(inner: SocketLike, delay: () => number): SocketLike {
  const sendLater = inOrder(delay);
  const hearLater = inOrder(delay);
  const outer: SocketLike = {
    get readyState() {
      return inner.readyState;
    },
    bufferedAmount: 0,
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send: (text) => sendLater(() => inner.readyState === 1 && inner.send(text)),
    close: (code, reason) => inner.close(code, reason),
  };
  inner.onopen = (event) => hearLater(() => outer.onopen?.(event));
  inner.onmessage = (event) => hearLater(() => outer.onmessage?.(event));
  inner.onerror = (event) => hearLater(() => outer.onerror?.(event));
  inner.onclose = (event) => hearLater(() => outer.onclose?.(event));
  return outer;
}

/** A line to the server that starts out good. */
export function createChatLine(server: FakeServer, userId: string): ChatLine {
  let network: NetworkChoice = 'ok';
  const nowhere = createFakeNetwork();

  function reachServer(): void {
    if (network === 'fails') throw new Error('The line is cut');
  }

  return {
    openSocket(url) {
      if (network !== 'fails') return delayed(server.openSocket(url), () => delays[network]);
      const socket = nowhere.open(url);
      const { end } = nowhere.latest();
      setTimeout(end);
      return socket;
    },
    api: reachable(server.api(userId), reachServer),
    async getToken() {
      reachServer();
      return userId;
    },
    set(next) {
      network = next;
      if (next !== 'fails') return;
      for (const connection of server.connections) if (connection.userId === userId) connection.close();
    },
  };
}
