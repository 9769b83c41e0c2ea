import { describe, expect, it, vi } from 'vitest';
import { chatRecord } from '../core/conversation.ts';
import { messageAt } from '../core/core-driver.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { Frame } from '../protocol/frames.ts';
import { createFakeNetwork } from '../testing/fake-socket.ts';
import { createFakeSurroundings } from '../testing/fake-surroundings.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import type { ChatEnvironment, ChatError } from './chat-options.ts';
import { createChat } from './create-chat.ts';

function start({
  environment = {},
  url,
  entries = new Map(),
}: {
  readonly environment?: Partial<ChatEnvironment>;
  readonly url?: () => string;
  /** What the browser has kept. */
  readonly entries?: Map<string, string>;
} = {}) {
  const clock = createVirtualClock();
  const network = createFakeNetwork();
  const surroundings = createFakeSurroundings();
  let isBroken = environment.openSocket !== undefined || url !== undefined;
  const api = {
    lookupUser: vi.fn(async (id: string) => ({ id, name: `名${id}`, avatar: '' })),
    listChats: vi.fn(async () => [chatRecord('c1', { name: '陈钢' })]),
    createChat: vi.fn(async () => undefined),
    markRead: vi.fn(async () => undefined),
    removeChat: vi.fn(async () => undefined),
    logout: vi.fn(async () => undefined),
  };
  const chat = createChat({
    url: () => (isBroken && url !== undefined ? url() : 'wss://im.example.cn/socket'),
    getToken: async () => (isBroken ? 'token+1' : 'token-1'),
    api,
    deviceId: () => 'device-1',
    storage: {
      get: (key) => entries.get(key) ?? null,
      set: (key, value) => void entries.set(key, value),
      remove: (key) => void entries.delete(key),
    },
    environment: {
      clock,
      openSocket: (address) => (isBroken ? (environment.openSocket ?? network.open) : network.open)(address),
      surroundings,
      random: () => 0.5,
    },
  });
  const push = (frame: Frame) => network.latest().push(encodeFrame(frame));
  const repair = () => {
    isBroken = false;
  };
  return { chat, clock, network, surroundings, api, push, entries, repair };
}

async function ready(entries?: Map<string, string>) {
  const world = start(entries && { entries });
  world.chat.login({ id: 'me', name: '我', avatar: '' });
  await world.clock.settle();
  world.network.latest().accept();
  world.push({ kind: 'handshake' });
  await world.clock.settle();
  await world.clock.advance(16);
  return world;
}

describe('a chat client with a v1 server', () => {
  it('connects with token, client and device, and sends the handshake first (CL1)', async () => {
    const { chat, network } = await ready();
    expect(Object.fromEntries(network.latest().url.searchParams)).toMatchObject({
      token: 'token-1',
      client: 'pc',
      uuid: 'device-1',
    });
    expect(network.latest().sent[0]).toBe('{"code":1,"message":null}');
    expect(chat.state.connection).toMatchObject({ phase: 'ready', protocol: 'v1', resumed: true });
    expect(chat.state.chats.map(({ id }) => id)).toEqual(['c1']);
  });

  it('sends a heartbeat 3000 ms after the last activity, and again (HB1)', async () => {
    const { clock, network, push } = await ready();
    const beats = () =>
      network
        .latest()
        .frames()
        .filter(({ kind }) => kind === 'heartbeat').length;
    await clock.advance(1984);
    push({ kind: 'message', message: messageAt('m1', 1) });
    await clock.advance(2999);
    expect(beats()).toBe(0);
    await clock.advance(1);
    expect(beats()).toBe(1);
    await clock.advance(6000);
    expect(beats()).toBe(3);
  });

  it('tries again exactly 5000 ms after a loss, without limit, and once for error and close (RX1)', async () => {
    const { chat, clock, network } = await ready();
    const socket = network.latest();
    socket.fail();
    socket.end();
    await clock.advance(4999);
    expect(network.sockets).toHaveLength(1);
    await clock.advance(1);
    expect(network.sockets).toHaveLength(2);
    for (let loss = 0; loss < 8; loss += 1) {
      network.latest().end();
      await clock.advance(5000);
    }
    expect(network.sockets).toHaveLength(10);
    chat.disconnect();
    await clock.advance(60_000);
    expect(network.sockets).toHaveLength(10);
    expect(clock.waiting).toBe(0);
  });

  it('shows what comes, counts it, and keeps it over a reload (CL2)', async () => {
    const { chat, clock, push, entries } = await ready();
    push({ kind: 'message', message: messageAt('m1', 1) });
    await clock.advance(300);
    expect(chat.state.chatMessage.c1?.map(({ id }) => id)).toEqual(['m1']);
    expect(chat.totalUnread()).toBe(1);
    expect([...entries.keys()]).toEqual(['chat.chat.me.unread']);
    chat.dispose();
    const again = await ready(entries);
    expect(again.chat.state.chatUnreadId).toEqual({ c1: ['m1'] });
    again.chat.open('c1');
    await again.clock.advance(300);
    expect(again.chat.state.chatUnreadId).toEqual({});
    expect(entries.size).toBe(0);
  });

  it('sends a message at once, unconfirmed after the connection lived on (CL3)', async () => {
    const { chat, clock, network } = await ready();
    const { done, id } = chat.send('c1', '你好');
    await clock.settle();
    expect(chat.state.pending).toEqual({ [id]: 'sending' });
    expect(network.latest().frames().at(-1)).toMatchObject({ kind: 'message', message: { id, content: '你好' } });
    await clock.advance(3000);
    expect(await done).toEqual({ status: 'sent', unconfirmed: true });
  });

  it('is closed for good when the account is used elsewhere, and not by its own device (KI1)', async () => {
    const { chat, clock, network, push } = await ready();
    const kicked = vi.fn();
    chat.kicked$.subscribe(kicked);
    push({ kind: 'elsewhere', uuid: 'device-1' });
    expect(chat.state.connection.phase).toBe('ready');
    push({ kind: 'elsewhere', uuid: 'device-2' });
    await clock.advance(60_000);
    expect(kicked).toHaveBeenCalledExactlyOnceWith({ uuid: 'device-2' });
    expect(chat.state.connection).toMatchObject({ phase: 'closed', reason: 'kicked' });
    expect(network.sockets).toHaveLength(1);
  });

  it('forgets everything at logout and tells the service (CL4)', async () => {
    const { chat, clock, network, api, push, entries } = await ready();
    push({ kind: 'message', message: messageAt('m1', 1) });
    await clock.advance(300);
    chat.logout();
    await clock.settle();
    expect(network.latest().closedWith).toBe(1000);
    expect(chat.state.chats).toEqual([]);
    expect(chat.state.chatMessage).toEqual({});
    expect(entries.size).toBe(0);
    expect(api.logout).toHaveBeenCalledOnce();
    expect(chat.user).toBeNull();
    expect(clock.waiting).toBe(0);
  });
});

describe('a socket that cannot even be made', () => {
  it.each([
    [
      'no WebSocket here',
      {
        openSocket: () => {
          throw new ReferenceError('WebSocket is not defined');
        },
      },
      {},
    ],
    [
      'an address that no socket takes',
      {
        openSocket: (address: string) => {
          throw new Error(`The URL '${address}' is invalid`);
        },
      },
      {},
    ],
    [
      'a host that is not known yet',
      {},
      {
        url: () => {
          throw new Error('no host');
        },
      },
    ],
  ] as const)('is a loss like others, told with its reason: %s (CN3, LG1)', async (_, environment, more) => {
    const world = start({ environment, ...more });
    const { chat, clock, network } = world;
    const errors: ChatError[] = [];
    chat.errors$.subscribe((error) => errors.push(error));
    chat.login({ id: 'me', name: '我', avatar: '' });
    await clock.settle();
    expect(chat.state.connection).toMatchObject({ phase: 'waiting', attempt: 1 });
    expect(errors).toEqual([{ code: 'socket-failed', reason: expect.stringMatching(/\w/) }]);
    expect(JSON.stringify(errors)).not.toContain('token+1');
    expect(JSON.stringify(errors)).not.toContain(encodeURIComponent('token+1'));
    await clock.advance(5000);
    expect(errors).toHaveLength(2);
    expect(chat.state.connection).toMatchObject({ phase: 'waiting', attempt: 2 });
    world.repair();
    await clock.advance(5000);
    network.latest().accept();
    world.push({ kind: 'handshake' });
    await clock.advance(16);
    expect(chat.state.connection.phase).toBe('ready');
    chat.dispose();
  });
});
