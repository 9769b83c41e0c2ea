import path from 'node:path';
import { openAppendBench } from './chat-append.ts';
import { connectUsers, fanOut, routed } from './chat-load.ts';
import { type PinnedProcess, pinThisProcess, startPinned } from './pinned-process.ts';

// The chat server against a plain `ws` server and socket.io: fan-out, idle memory, messages of two; and messages stored
// in groups against one by one. The server on core 0, the load on core 1; interleaved rounds, medians.
// CHAT_ROUNDS makes it shorter.

const serverCore = 0;
const loadCore = 1;
/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const rounds = isShort ? 1 : Number(process.env.CHAT_ROUNDS ?? '3');
const members = isShort ? 100 : 1000;
const talkers = isShort ? 20 : 200;
/** What is connected before the first look at the memory, and at each of the next. */
const idle = isShort ? { warm: 10, few: 20, many: 40 } : { warm: 100, few: 1100, many: 5100 };
const offered = isShort ? [50, 100] : [50, 100, 200, 400, 800, 1600, 3200, 6400];
/** Who delivers less than this share of what is offered is past saturation, and is offered no more. */
const pastSaturation = 0.5;
const stepMilliseconds = isShort ? 300 : 2500;
const routedMilliseconds = isShort ? 300 : 3000;
const appendMilliseconds = isShort ? 400 : 4000;
const inFlight = 400;
const steadyInFlight = 60;

const kinds = ['gateway', 'ws', 'socket.io'] as const;
type Kind = (typeof kinds)[number];

pinThisProcess(loadCore);

const start = (kind: Kind, users: number): Promise<PinnedProcess> =>
  startPinned(
    serverCore,
    ['--expose-gc', path.join(import.meta.dirname, 'chat-contestants.ts'), kind, String(users)],
    {},
  );
/** Resident memory, and what of it live objects take, in bytes. */
async function memoryOf(port: number): Promise<{ readonly resident: number; readonly live: number }> {
  const used: unknown = await (await fetch(`http://127.0.0.1:${port}/`)).json();
  // Written by our own server.
  const { rss, heapUsed, external } = used as NodeJS.MemoryUsage;
  return { resident: rss, live: heapUsed + external };
}

interface Reached {
  saturation: number[];
  /** Most frames that left for a second of the server's processor time: what else runs hardly changes it. */
  perCpuSecond: number[];
  /** Largest offered rate at which the 99th percentile stayed below 0.7 s. */
  held: number[];
  p99At100: number[];
  /** Of each of 1,000 connections, and of each of 4,000 more. */
  idleBytes: number[];
  idleBytesOfMany: number[];
  liveBytes: number[];
  routed: number[];
}
const nothing = (): Reached => ({
  saturation: [],
  perCpuSecond: [],
  held: [],
  p99At100: [],
  idleBytes: [],
  idleBytesOfMany: [],
  liveBytes: [],
  routed: [],
});
const reached: Record<Kind, Reached> = { gateway: nothing(), ws: nothing(), 'socket.io': nothing() };

const append = await openAppendBench();
const rates = { 'group commit': [] as number[], 'one by one': [] as number[] };
const steady: number[] = [];
for (const how of ['group commit', 'one by one'] as const) await append.measure(how, inFlight, appendMilliseconds / 4);
for (let round = 0; round < rounds; round += 1) {
  for (const how of ['group commit', 'one by one'] as const) {
    rates[how].push((await append.measure(how, inFlight, appendMilliseconds)).perSecond);
  }
  steady.push((await append.measure('group commit', steadyInFlight, appendMilliseconds)).p99);
}
await append.close();
process.stderr.write(`${JSON.stringify({ rates, steady })}\n`);

for (let round = 0; round < rounds; round += 1) {
  for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
    await measureFanOut(kind);
    await measureIdle(kind);
    await measureRouted(kind);
    process.stderr.write(`${kind} ${JSON.stringify(reached[kind])}\n`);
  }
}

async function measureFanOut(kind: Kind): Promise<void> {
  const server = await start(kind, members);
  const sockets = await connectUsers(server.port, kind, 1, members);
  let [saturation, perCpuSecond, held] = [0, 0, 0];
  for (const rate of offered) {
    const cpuBefore = server.cpuSeconds() ?? Number.NaN;
    const { perSecond, frames, p99 } = await fanOut(sockets, rate, stepMilliseconds);
    saturation = Math.max(saturation, perSecond);
    perCpuSecond = Math.max(perCpuSecond, frames / ((server.cpuSeconds() ?? Number.NaN) - cpuBefore));
    if (p99 < 700) held = rate;
    if (rate === 100) reached[kind].p99At100.push(p99);
    if (perSecond < rate * members * pastSaturation) break;
  }
  reached[kind].saturation.push(saturation);
  reached[kind].perCpuSecond.push(perCpuSecond);
  reached[kind].held.push(held);
  for (const socket of sockets) socket.close();
  await server.stop();
}

async function measureIdle(kind: Kind): Promise<void> {
  const server = await start(kind, 0);
  const { warm, few, many } = idle;
  const sockets = await connectUsers(server.port, kind, 1, warm);
  const atFirst = await memoryOf(server.port);
  sockets.push(...(await connectUsers(server.port, kind, warm + 1, few)));
  const withFew = await memoryOf(server.port);
  sockets.push(...(await connectUsers(server.port, kind, few + 1, many)));
  const withMany = await memoryOf(server.port);
  reached[kind].idleBytes.push((withFew.resident - atFirst.resident) / (few - warm));
  reached[kind].idleBytesOfMany.push((withMany.resident - withFew.resident) / (many - few));
  reached[kind].liveBytes.push((withMany.live - withFew.live) / (many - few));
  for (const socket of sockets) socket.close();
  await server.stop();
}

async function measureRouted(kind: Kind): Promise<void> {
  const server = await start(kind, talkers);
  const sockets = await connectUsers(server.port, kind, 1, talkers);
  await routed(sockets, routedMilliseconds / 3);
  reached[kind].routed.push(await routed(sockets, routedMilliseconds));
  for (const socket of sockets) socket.close();
  await server.stop();
}

const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
const round2 = (value: number) => Math.round(value * 100) / 100;
const ratio = (figure: keyof Reached, over: Kind) =>
  round2(median(reached.gateway[figure]) / median(reached[over][figure]));

const figures = {
  bench: 'chat-server',
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        fanOutPerSecond: Math.round(median(reached[kind].saturation)),
        fanOutPerCpuSecond: Math.round(median(reached[kind].perCpuSecond)),
        heldRate: median(reached[kind].held),
        p99MsAt100: Math.round(median(reached[kind].p99At100)),
        idleKilobytes: round2(median(reached[kind].idleBytes) / 1000),
        idleKilobytesOfMany: round2(median(reached[kind].idleBytesOfMany) / 1000),
        liveKilobytes: round2(median(reached[kind].liveBytes) / 1000),
        routedPerSecond: Math.round(median(reached[kind].routed)),
      },
    ]),
  ),
  fanOutOverWs: ratio('saturation', 'ws'),
  fanOutOverSocketIo: ratio('saturation', 'socket.io'),
  perCpuSecondOverWs: ratio('perCpuSecond', 'ws'),
  perCpuSecondOverSocketIo: ratio('perCpuSecond', 'socket.io'),
  idleOverWs: ratio('idleBytes', 'ws'),
  idleOfManyOverWs: ratio('idleBytesOfMany', 'ws'),
  liveOverWs: ratio('liveBytes', 'ws'),
  idleOverSocketIo: ratio('idleBytes', 'socket.io'),
  routedOverWs: ratio('routed', 'ws'),
  groupCommitPerSecond: Math.round(median(rates['group commit'])),
  oneByOnePerSecond: Math.round(median(rates['one by one'])),
  groupCommitOverOneByOne: round2(median(rates['group commit']) / median(rates['one by one'])),
  ackP99Ms: round2(median(steady)),
};
process.stdout.write(`${JSON.stringify(figures, undefined, 1)}\n`);
