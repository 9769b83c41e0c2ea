import type { ChatApi } from '../ports/api.ts';
import type { Clock, SocketFactory, SocketLike } from '../ports/environment.ts';
import { closeCode, type ServerCapability, serverCapabilities } from '../protocol/codes.ts';
import type { Message } from '../protocol/entities.ts';
import type { Frame } from '../protocol/frames.ts';
import { fakeApi } from './fake-api.ts';
import { connectFake, type FakeConnection } from './fake-connection.ts';
import { FakeStore } from './fake-store.ts';
import { syncPages } from './fake-sync.ts';

/** How a v1 server behaves where the specification leaves it open. */
export interface V1Habits {
  readonly answersHandshake: boolean;
  readonly answersHeartbeats: boolean;
  /** Sends a message back to who wrote it. */
  readonly echoes: boolean;
  /** Keeps one connection a user, and tells the old one with frame 4. */
  readonly kicks: boolean;
  /** Has a call for older messages. */
  readonly hasHistory: boolean;
}

export interface FakeServerOptions {
  readonly clock: Clock;
  readonly version: 1 | 2;
  /** ms each way. */
  readonly latency?: number;
  /** Only for version 1. */
  readonly habits?: Partial<V1Habits>;
  /** Only for version 2; everything by default. */
  readonly capabilities?: readonly ServerCapability[];
  /** The user of a token, null when it is not in force; by default the token is the user's id. */
  readonly userOf?: (token: string) => string | null;
}

/** A chat server in the same process, with everything it keeps open to look at. */
export interface FakeServer {
  readonly openSocket: SocketFactory;
  readonly store: FakeStore;
  readonly connections: readonly FakeConnection[];
  /** The calls of the chat service, as one user makes them. */
  api(userId: string): ChatApi;
  /** Somebody who has no client here writes. */
  say(chatId: string, fromId: string, content: string, id?: string): Message;
  /** Every connection is lost; what is stored stays. */
  cutAll(code?: number): void;
  /** Until it is called with true again, no socket opens. */
  setReachable(isReachable: boolean): void;
  /** Cursors of before mean nothing any more. */
  renewEpoch(): void;
  drain(within: number): void;
}

const usualHabits: V1Habits = {
  answersHandshake: true,
  answersHeartbeats: true,
  echoes: false,
  kicks: true,
  hasHistory: false,
};

/** A socket that never opens. */
const unreachable = (clock: Clock): SocketLike => {
  const socket: SocketLike = {
    readyState: 0,
    bufferedAmount: 0,
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send() {
      throw new Error('The socket is not open');
    },
    close: () => undefined,
  };
  clock.setTimeout(() => socket.onclose?.({ code: 1006, reason: '', wasClean: false }), 0);
  return socket;
};

/** Starts a server of either version for tests and examples. */
export function createFakeServer(options: FakeServerOptions): FakeServer {
  const { clock, version, latency = 0, userOf = (token) => token, capabilities: caps = serverCapabilities } = options;
  const habits = { ...usualHabits, ...options.habits };
  const isV2 = version === 2;
  const store = new FakeStore(() => clock.now());
  const connections = new Set<FakeConnection>();
  let isReachable = true;
  let epoch = 1;
  let said = 0;

  /** To every connection of these users but one. */
  function publish(users: Iterable<string>, frame: Frame, except?: FakeConnection): void {
    const receivers = new Set(users);
    for (const connection of connections) {
      if (connection !== except && receivers.has(connection.userId)) connection.send(frame);
    }
  }

  const seen = (message: Message): Message => (isV2 ? message : { ...message, seq: undefined });

  function take(connection: FakeConnection, message: Message): void {
    const { id, chatId } = message;
    const result = store.append({ ...message, fromId: connection.userId });
    if (result === null) {
      if (isV2) connection.send({ kind: 'ack', ack: { id, chatId, status: 'error', error: 'no_chat' } });
      return;
    }
    const { timestamp, seq = 0 } = result.message;
    const status = result.isNew ? 'ok' : 'dup';
    if (isV2) connection.send({ kind: 'ack', ack: { id, chatId, seq, timestamp, status } });
    if (isV2 && !result.isNew) return;
    const except = isV2 || !habits.echoes ? connection : undefined;
    publish(store.chats.get(chatId)?.members ?? [], { kind: 'message', message: seen(result.message) }, except);
  }

  function receive(connection: FakeConnection, frame: Frame): void {
    const now = clock.now();
    if (frame.kind === 'message') take(connection, frame.message);
    else if (frame.kind === 'read') {
      const receipt = { ...frame.receipt, userId: connection.userId };
      store.read(receipt);
      publish(store.chats.get(receipt.chatId)?.members ?? [], { kind: 'read', receipt }, connection);
    } else if (frame.kind === 'delivered' && isV2) {
      const { chatId, seq } = frame.delivered;
      const { userId } = connection;
      if (!store.deliver(chatId, userId, seq)) return;
      const others = [...(store.chats.get(chatId)?.members ?? [])].filter((member) => member !== userId);
      publish(others, { kind: 'delivered', delivered: { chatId, seq, userId } });
    } else if (frame.kind === 'heartbeat') {
      if (isV2) connection.send({ kind: 'heartbeat', now });
      else if (habits.answersHeartbeats) connection.send({ kind: 'heartbeat' });
    } else if (frame.kind === 'handshake') greet(connection, now);
    else if (frame.kind === 'sync' && isV2) {
      for (const page of syncPages(store, connection.userId, frame.request, `e${epoch}`)) {
        connection.send({ kind: 'page', page });
      }
    }
  }

  function greet(connection: FakeConnection, now: number): void {
    if (!isV2) {
      if (habits.answersHandshake) connection.send({ kind: 'handshake' });
      return;
    }
    const { userId: user } = connection;
    const hello = { v: 2, caps, epoch: `e${epoch}`, now, heartbeat: 3000, idle: 75_000, user } as const;
    connection.send({ kind: 'handshake', hello });
  }

  function admit(connection: FakeConnection): void {
    const kicks = isV2 || habits.kicks;
    for (const other of [...connections]) {
      if (other.userId !== connection.userId) continue;
      if (isV2 && other.sid === connection.sid) other.close(closeCode.replaced);
      else if (kicks && other.uuid !== connection.uuid) {
        other.send({ kind: 'elsewhere', uuid: connection.uuid });
        other.close(isV2 ? closeCode.elsewhere : 1000);
      }
    }
    connections.add(connection);
  }

  return {
    store,
    get connections() {
      return [...connections];
    },
    openSocket(url) {
      const userId = userOf(new URL(url).searchParams.get('token') ?? '');
      if (!isReachable || (userId === null && !isV2)) return unreachable(clock);
      return connectFake(url, userId ?? '', {
        clock,
        latency,
        opened: (connection) => (userId === null ? connection.close(closeCode.token) : admit(connection)),
        received: receive,
        closed: (connection) => connections.delete(connection),
      });
    },
    api: (userId) => fakeApi(store, userId, { hasHistory: habits.hasHistory && !isV2 }),
    say(chatId, fromId, content, id) {
      said += 1;
      store.addChat(chatId, [fromId]);
      const message: Message = {
        id: id ?? `said-${said}`,
        fromId,
        chatId,
        content,
        timestamp: clock.now(),
        type: 'text',
      };
      const result = store.append(message);
      const stored = result?.message ?? message;
      publish(store.chats.get(chatId)?.members ?? [], { kind: 'message', message: seen(stored) });
      return stored;
    },
    cutAll(code) {
      for (const connection of [...connections]) connection.close(code);
    },
    setReachable(reachable) {
      isReachable = reachable;
    },
    renewEpoch() {
      epoch += 1;
    },
    drain: (within) => publish(store.users.keys(), { kind: 'drain', within }),
  };
}
