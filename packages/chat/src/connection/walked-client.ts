import type { Chat } from '../client/chat.ts';
import type { ChatLog } from '../client/chat-options.ts';
import type { ConnectionActor } from '../client/connection-actor.ts';
import { createChat } from '../client/create-chat.ts';
import { chatRecord } from '../core/conversation.ts';
import { ChatSessionError } from '../ports/api.ts';
import type { LockListener } from '../ports/tabs.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { ChatRecord } from '../protocol/entities.ts';
import type { Frame } from '../protocol/frames.ts';
import { createFakeNetwork, type FakeSocket } from '../testing/fake-socket.ts';
import { createFakeSurroundings } from '../testing/fake-surroundings.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';
import type { TokenReason } from './connection-events.ts';
import { TokenRefused } from './token-refused.ts';

/** A call that the walk answers when it wants to. */
interface OpenCall<Value> {
  resolve(value: Value): void;
  reject(cause: unknown): void;
  readonly signal: AbortSignal;
}

/** A client whose token service, chat service, tabs, network and page are in the hands of a test. */
export interface WalkedClient {
  readonly chat: Chat;
  readonly clock: VirtualClock;
  readonly sockets: readonly FakeSocket[];
  /** Calls for a token that nobody has answered, and nobody has given up. */
  readonly openTokenCalls: number;
  /** Why tokens were asked for, in order. */
  readonly tokenReasons: readonly TokenReason[];
  /** Takes steps in order: the name of a command, or ms to wait. */
  take(...steps: readonly (string | number)[]): Promise<void>;
  readonly commands: Readonly<Record<string, () => void>>;
}

/** The actor behind what the client shows of its machine. */
export const actorOf = ({ machine }: Chat): ConnectionActor =>
  // The client shows the actor itself, under a type that names nothing of xstate.
  machine as unknown as ConnectionActor;

const user = { id: 'me', name: '我', avatar: '' };
const hello = { v: 2, caps: [], epoch: 'e1', now: 0, heartbeat: 3000, idle: 75_000, user: 'me' } as const;

export function walkedClient(options: {
  readonly shared: boolean;
  readonly log?: (line: ChatLog) => void;
}): WalkedClient {
  const clock = createVirtualClock();
  const network = createFakeNetwork();
  const surroundings = createFakeSurroundings();
  const tokens: OpenCall<string | null>[] = [];
  const lists: OpenCall<readonly ChatRecord[]>[] = [];
  let lock: LockListener | null = null;
  const tokenReasons: TokenReason[] = [];
  let tokenNumber = 0;

  const waiting = <Value>(calls: OpenCall<Value>[], signal: AbortSignal): Promise<Value> =>
    new Promise((resolve, reject) => calls.push({ resolve, reject, signal }));
  const live = <Value>(calls: readonly OpenCall<Value>[]) => calls.filter(({ signal }) => !signal.aborted);

  const chat = createChat({
    url: 'wss://im.example.cn/socket',
    getToken({ reason, signal }) {
      tokenReasons.push(reason);
      return waiting(tokens, signal);
    },
    deviceId: () => 'device-1',
    storage: { get: () => null, set: () => undefined, remove: () => undefined },
    tabs: options.shared ? 'shared' : 'independent',
    ...(options.log === undefined ? {} : { logger: options.log }),
    api: {
      lookupUser: async (id) => ({ id, name: id, avatar: '' }),
      listChats: ({ signal }) => waiting(lists, signal),
      createChat: async () => undefined,
      markRead: () => Promise.reject(new ChatSessionError('expired')),
      removeChat: async () => undefined,
    },
    environment: {
      clock,
      openSocket: network.open,
      surroundings,
      random: () => 0.5,
      tabs: {
        lock(_name, _steal, heard) {
          lock = heard;
          return () => {
            lock = null;
          };
        },
        channel: () => ({ post: () => undefined, close: () => undefined }),
      },
    },
  });

  const answerAll = <Value>(calls: OpenCall<Value>[], answer: (call: OpenCall<Value>) => void): void => {
    for (const call of calls.splice(0)) answer(call);
  };
  const token = (value: string | null): void => answerAll(tokens, ({ resolve }) => resolve(value));
  const socket = (): FakeSocket | undefined => network.sockets.at(-1);
  const isOpen = (): boolean => socket()?.readyState === 1;
  const push = (frame: Frame): void => {
    if (isOpen()) socket()?.push(encodeFrame(frame));
  };
  const end = (code: number): void => {
    const last = socket();
    if (last !== undefined && last.readyState !== 3) last.end(code);
  };

  const client: WalkedClient = {
    chat,
    clock,
    sockets: network.sockets,
    tokenReasons,
    async take(...steps) {
      for (const step of steps) {
        if (typeof step === 'number') await clock.advance(step);
        else client.commands[step]?.();
        await clock.settle();
      }
    },
    get openTokenCalls() {
      return live(tokens).length;
    },
    commands: {
      login: () => chat.login(user),
      connect: () => chat.connect(),
      disconnect: () => chat.disconnect(),
      logout: () => chat.logout(),
      'token changes': () => chat.tokenChanged(),
      'lock granted': () => lock?.granted(),
      'lock stolen': () => lock?.lost(),
      token() {
        tokenNumber += 1;
        token(`token-${tokenNumber}`);
      },
      'same token': () => token(`token-${tokenNumber}`),
      'no token': () => token(null),
      'token refused': () => answerAll(tokens, ({ reject }) => reject(new TokenRefused())),
      'token call fails': () => answerAll(tokens, ({ reject }) => reject(new Error('offline'))),
      accept() {
        if (socket()?.readyState === 0) socket()?.accept();
      },
      'greet as v1': () => push({ kind: 'handshake' }),
      'greet as v2': () => push({ kind: 'handshake', hello }),
      'list comes': () => answerAll(lists, ({ resolve }) => resolve([chatRecord('c1')])),
      'pages come'() {
        const asked = socket()
          ?.frames()
          .findLast(({ kind }) => kind === 'sync');
        if (asked?.kind !== 'sync') return;
        push({ kind: 'page', page: { rid: asked.request.rid, epoch: 'e1', chats: [], done: true } });
      },
      'list fails': () => answerAll(lists, ({ reject }) => reject(new Error('offline'))),
      'list refused': () => answerAll(lists, ({ reject }) => reject(new ChatSessionError('expired'))),
      'call refused': () => chat.open('c1'),
      beat: () => push({ kind: 'heartbeat', now: clock.now() }),
      kick: () => push({ kind: 'elsewhere', uuid: 'device-2' }),
      'own device': () => push({ kind: 'elsewhere', uuid: 'device-1' }),
      drain: () => push({ kind: 'drain', within: 4000 }),
      error() {
        if (socket()?.readyState !== 3) socket()?.fail();
      },
      'end 1006': () => end(1006),
      'end 4001': () => end(4001),
      'end 4003': () => end(4003),
      'end 4004': () => end(4004),
      'end 4005': () => end(4005),
      'end 4008': () => end(4008),
      'end of an old socket'() {
        network.sockets.at(-2)?.end();
        actorOf(chat).send({ type: 'WS_CLOSED', generation: network.sockets.length - 1, code: 4003 });
      },
      online: () => surroundings.tell('online'),
      offline: () => surroundings.tell('offline'),
      visible: () => surroundings.tell('visible'),
      hidden: () => surroundings.tell('hidden'),
      freeze: () => surroundings.tell('freeze'),
      resume: () => surroundings.tell('resume'),
    },
  };
  return client;
}
