import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BenchSocket } from './chat-socket.ts';

const CONNECT_TOGETHER = 50;
const CONTENT = '含税到场价3420元/吨，量大可以再谈。';
/** Sockets of which every frame is read, for its age. */
const SAMPLED = 20;
/** Messages leave one by one as they are due: a server that writes once a turn is not to get them in bursts. */
const TICK_MS = 1;
/** Deliveries of which none comes for this long are lost, in ms. */
const LOST_MS = 30_000;

/** Connects users `from` to `to`. */
export async function connectUsers(port: number, kind: string, from: number, to: number): Promise<BenchSocket[]> {
  const sockets: BenchSocket[] = [];
  for (let start = from; start <= to; start += CONNECT_TOGETHER) {
    const users = Array.from({ length: Math.min(CONNECT_TOGETHER, to - start + 1) }, (_, index) => start + index);
    sockets.push(...(await Promise.all(users.map((user) => BenchSocket.open(port, kind, user)))));
  }
  return sockets;
}

function messageFrame(chatId: string, user: number): string {
  const message = {
    id: randomUUID(),
    fromId: String(user),
    chatId,
    content: CONTENT,
    timestamp: Date.now(),
    type: 'text',
  };
  return JSON.stringify({ code: 2, message });
}

export interface FanOut {
  /** Frames that arrived a second, while messages were sent. */
  readonly perSecond: number;
  /** All frames, those that arrived later too. */
  readonly frames: number;
  /** Age of the frames at their arrival, in ms. */
  readonly p99: number;
}

/**
 * Sends `rate` messages a second into the chat of all, from as many members, and counts what arrives.
 *
 * @throws when a delivery or an acknowledgement is lost
 */
export async function fanOut(sockets: readonly BenchSocket[], rate: number, milliseconds: number): Promise<FanOut> {
  const ages: number[] = [];
  for (const socket of sockets.slice(-SAMPLED)) {
    socket.heard = (text) => {
      const sentAt = /~(\d+)~/.exec(text)?.[1];
      if (sentAt !== undefined) ages.push(performance.now() - Number(sentAt));
    };
  }
  const before = framesOf(sockets);
  const startedAt = performance.now();
  let sent = 0;
  while (performance.now() - startedAt < milliseconds) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const user = (sent % (sockets.length - SAMPLED)) + 1;
      const frame = messageFrame('all', user).replace(CONTENT, `${CONTENT}~${Math.round(performance.now())}~`);
      sockets[user - 1]?.send(frame);
    }
    await pause(TICK_MS);
  }
  const perSecond = ((framesOf(sockets) - before) / (performance.now() - startedAt)) * 1000;
  // Each message goes to all but its sender, who gets the acknowledgement.
  await arrived(sockets, before + sent * sockets.length);
  if (ages.length !== sent * SAMPLED) throw new Error(`${sent * SAMPLED - ages.length} of the frames read were wrong`);
  for (const socket of sockets) socket.heard = undefined;
  ages.sort((left, right) => left - right);
  return { perSecond, frames: sent * sockets.length, p99: ages[Math.floor(ages.length * 0.99)] ?? Number.NaN };
}

const framesOf = (sockets: readonly BenchSocket[]) => sockets.reduce((sum, { frames }) => sum + frames, 0);

async function arrived(sockets: readonly BenchSocket[], expected: number): Promise<void> {
  let now = framesOf(sockets);
  for (let changedAt = performance.now(); now < expected; await pause(100)) {
    const before = now;
    now = framesOf(sockets);
    if (now !== before) changedAt = performance.now();
    else if (performance.now() - changedAt > LOST_MS) break;
  }
  if (now !== expected) throw new Error(`${now} frames came instead of ${expected}`);
}

/** Pairs talk: each sender waits for its acknowledgement before the next message. @returns acknowledged a second */
export async function routed(sockets: readonly BenchSocket[], milliseconds: number): Promise<number> {
  const before = framesOf(sockets);
  let [sent, acknowledged, isOver] = [0, 0, false];
  for (let index = 0; index < sockets.length; index += 2) {
    const socket = sockets[index];
    if (socket === undefined) continue;
    const next = () => {
      sent += 1;
      socket.send(messageFrame(`${index + 1}-${index + 2}`, index + 1));
    };
    socket.heard = (text) => {
      if (!text.includes('"code":10')) return;
      acknowledged += 1;
      if (!isOver) next();
    };
    next();
  }
  const startedAt = performance.now();
  await pause(milliseconds);
  const perSecond = (acknowledged / (performance.now() - startedAt)) * 1000;
  isOver = true;
  await arrived(sockets, before + sent * 2);
  for (const socket of sockets) socket.heard = undefined;
  return perSecond;
}
