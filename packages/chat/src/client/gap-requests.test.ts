import { expect, it, vi } from 'vitest';
import { messageAt, pageOf } from '../core/core-driver.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { Frame } from '../protocol/frames.ts';
import { createFakeNetwork } from '../testing/fake-socket.ts';
import { createFakeSurroundings } from '../testing/fake-surroundings.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createChat } from './create-chat.ts';

/** Between two requests for a range whose answer did not come. */
const RETRY_MS = 1000;

const HELLO = { v: 2, caps: [], epoch: 'e', now: 0, heartbeat: 30_000, idle: 60_000, user: 'me' } as const;

/** A client that is up to date with place 1 of a chat, at a server that knows places. */
async function upToDate() {
  const clock = createVirtualClock();
  const network = createFakeNetwork();
  const none = vi.fn(async () => undefined);
  const chat = createChat({
    url: () => 'wss://im.example.cn/socket',
    getToken: async () => 'token-1',
    api: {
      lookupUser: vi.fn(async (id: string) => ({ id, name: id, avatar: '' })),
      listChats: vi.fn(async () => []),
      ...{ createChat: none, markRead: none, removeChat: none, logout: none },
    },
    deviceId: () => 'device-1',
    storage: { get: () => null, set: () => undefined, remove: () => undefined },
    environment: { clock, openSocket: network.open, surroundings: createFakeSurroundings(), random: () => 0.5 },
  });
  chat.login({ id: 'me', name: '我', avatar: '' });
  await clock.settle();
  const socket = network.latest();
  socket.accept();
  const push = (frame: Frame) => socket.push(encodeFrame(frame));
  push({ kind: 'handshake', hello: HELLO });
  await clock.settle();
  const asked = () => socket.frames().flatMap((frame) => (frame.kind === 'sync' ? [frame.request] : []));
  const rid = asked()[0]?.rid ?? '';
  push({ kind: 'page', page: { rid, epoch: 'e', chats: [pageOf('c1', 1, 1)], done: true, reset: false } });
  await clock.settle();
  return { clock, socket, push, asked };
}

it('asks for a gap again once a second, not without end, while the connection takes nothing', async () => {
  const { clock, socket, push, asked } = await upToDate();
  push({ kind: 'message', message: messageAt('m3', 3, { seq: 3 }) });
  // The socket is at its end, and nobody was told yet.
  socket.close();
  const timerOf = clock.setTimeout.bind(clock);
  const timers = vi.spyOn(clock, 'setTimeout').mockImplementation((run, delay) => {
    // An endless loop would never come back here.
    if (timers.mock.calls.length > 200) throw new RangeError('asked without end');
    return timerOf(run, delay);
  });
  await clock.advance(3500);
  expect(timers.mock.calls.filter(([, delay]) => delay === RETRY_MS).length).toBeLessThanOrEqual(4);
  expect(asked()).toHaveLength(1);
});
