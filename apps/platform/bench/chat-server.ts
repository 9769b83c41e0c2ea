import path from 'node:path';
import { openAppendBench } from './chat-append.ts';
import { connectAll, fanOut, routed } from './chat-load.ts';
import { type PinnedProcess, pinThisProcess, startPinned } from './pinned-process.ts';

// The chat server against a plain `ws` server and socket.io: fan-out, idle memory, messages of two; and messages stored
// in groups against one by one. The server on core 0, the load on core 1; interleaved rounds, medians.
// CHAT_ROUNDS makes it shorter.

const serverCore = 0;
const loadCore = 1;
const rounds = Number(process.env.CHAT_ROUNDS ?? '3');
const members = 1000;
const talkers = 200;
const idle = 1000;
const offered = [50, 100, 200, 400];
const stepMilliseconds = 2500;
const routedMilliseconds = 3000;
const appendMilliseconds = 4000;
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
const memoryOf = async (port: number) => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());

interface Reached {
  saturation: number[];
  /** Largest offered rate at which the 99th percentile stayed below 0.7 s. */
  held: number[];
  p99At100: number[];
  idleBytes: number[];
  routed: number[];
}
const nothing = (): Reached => ({ saturation: [], held: [], p99At100: [], idleBytes: [], routed: [] });
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
  const sockets = await connectAll(server.port, kind, members);
  let [saturation, held] = [0, 0];
  for (const rate of offered) {
    const { perSecond, p99 } = await fanOut(sockets, rate, stepMilliseconds);
    saturation = Math.max(saturation, perSecond);
    if (p99 < 700) held = rate;
    if (rate === 100) reached[kind].p99At100.push(p99);
  }
  reached[kind].saturation.push(saturation);
  reached[kind].held.push(held);
  for (const socket of sockets) socket.close();
  await server.stop();
}

async function measureIdle(kind: Kind): Promise<void> {
  const server = await start(kind, 0);
  const warm = await connectAll(server.port, kind, 100);
  const before = await memoryOf(server.port);
  const sockets = await connectAll(server.port, kind, idle + 100);
  reached[kind].idleBytes.push(((await memoryOf(server.port)) - before) / idle);
  for (const socket of [...warm, ...sockets]) socket.close();
  await server.stop();
}

async function measureRouted(kind: Kind): Promise<void> {
  const server = await start(kind, talkers);
  const sockets = await connectAll(server.port, kind, talkers);
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
        heldRate: median(reached[kind].held),
        p99MsAt100: Math.round(median(reached[kind].p99At100)),
        idleKilobytes: round2(median(reached[kind].idleBytes) / 1000),
        routedPerSecond: Math.round(median(reached[kind].routed)),
      },
    ]),
  ),
  fanOutOverWs: ratio('saturation', 'ws'),
  fanOutOverSocketIo: ratio('saturation', 'socket.io'),
  idleOverWs: ratio('idleBytes', 'ws'),
  idleOverSocketIo: ratio('idleBytes', 'socket.io'),
  routedOverWs: ratio('routed', 'ws'),
  groupCommitPerSecond: Math.round(median(rates['group commit'])),
  oneByOnePerSecond: Math.round(median(rates['one by one'])),
  groupCommitOverOneByOne: round2(median(rates['group commit']) / median(rates['one by one'])),
  ackP99Ms: round2(median(steady)),
};
process.stdout.write(`${JSON.stringify(figures, undefined, 1)}\n`);
