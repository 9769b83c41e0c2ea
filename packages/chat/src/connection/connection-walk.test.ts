import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, SnapshotFrom, StateNode } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { seededRandom } from '../testing/chaos-socket.ts';
import type { ConnectionEvent } from './connection-events.ts';
import { type ConnectionMachine, connectionMachine } from './connection-machine.ts';
import { defaultTiming } from './timing.ts';
import { TokenRefused } from './token-refused.ts';
import { actorOf, type WalkedClient, walkedClient } from './walked-client.ts';

const isDeep = process.env.TEST_DEEP !== undefined;

/** Ways through the client that chance takes too seldom. */
const up = ['login', 'token', 'accept', 'greet as v1', 'list comes'];
const ready = ['login', 'token', 'accept', 'greet as v2', '8000', 'beat', '8000'];
const unopened = ['token', 'end 1006', '5000', 'token', 'end 1006', '7000', 'token', 'end 1006'];
const quick = ['end 1006', '5000', 'token', 'accept', 'greet as v1', 'list comes'];
const directed: readonly (readonly string[])[] = [
  [...up, ...quick, ...quick, 'hidden', 'end 1006', '5000', 'visible', 'token'],
  [...up, ...quick, ...quick, 'hidden', 'end 1006', '5000', 'connect', 'token'],
  [...up, ...quick, ...quick, 'hidden', 'end 1006', '5000', 'token changes', 'token'],
  [
    'login',
    ...unopened,
    'list refused',
    'token',
    'end 1006',
    '8000',
    'token',
    'end 1006',
    '12000',
    'token',
    'end 1006',
    'list refused',
  ],
  ['login', ...unopened, 'list comes', '9000', 'token'],
  ['login', ...unopened, 'list fails'],
  ['login', 'token', '10000'],
  [...ready, 'beat', 'visible', 'beat', 'online', '3000'],
  [...ready, 'beat', 'resume', 'beat', '20000'],
  [...up, '3000', 'beat', 'offline', 'offline', 'online', 'beat', 'offline', '1500'],
  [...ready, 'drain', '4000', 'token', 'accept', 'greet as v2'],
  [...up, '6000', 'call refused', 'same token'],
  [...up, 'end 1006', '5000', 'token', 'accept', 'end of an old socket', 'greet as v1'],
  [...up, '6000', 'call refused', 'token', 'accept', 'greet as v1', 'list comes', 'call refused'],
  ['login', 'token', 'accept', '2000', 'list fails', 'greet as v2'],
  ['login', 'token', 'end 4001', 'same token'],
  ['login', 'token', 'end 4001', 'token', 'end 4001'],
  ...['online', 'visible', 'connect', 'token changes'].map((hurry) => [...up, '2500', 'end 1006', hurry, 'token']),
  ...['login', 'connect', 'visible', 'resume'].map((wake) => [...up, 'freeze', wake, 'token']),
  [...up, 'kick', 'connect', 'login', 'token'],
  ...['disconnect', 'logout'].map((close) => [...up, close, 'connect', 'login']),
  ...['end 4003', 'end 4004', 'end 4005', 'end 4008'].map((end) => [...up, end, 'connect', 'token']),
];

/** Every transition that the machine declares, by where it leaves from, its event, and its place among candidates. */
function transitionNames(machine: AnyStateMachine): Map<unknown, string> {
  const names = new Map<unknown, string>();
  const visit = (node: StateNode): void => {
    for (const [event, candidates] of node.transitions) {
      for (const [index, transition] of candidates.entries()) {
        names.set(transition, `${node.path.join('.')} ${event} ${index}`);
      }
    }
    // `always` is not among the transitions that events cause.
    for (const [index, transition] of (node.always ?? []).entries()) {
      names.set(transition, `${node.path.join('.')} always ${index}`);
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return names;
}

/** Watches which transitions a client takes. */
function watch(client: WalkedClient, taken: Set<string>): void {
  // The reference hides what it runs; it is the machine, with the client's own actors in it.
  const { logic } = actorOf(client.chat) as unknown as { readonly logic: AnyStateMachine };
  const names = transitionNames(logic);
  actorOf(client.chat).system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      const name = names.get(transition);
      if (name !== undefined) taken.add(name);
    }
  });
}

/** What holds after every step, whatever happened (chat.md 2.3), seen from outside. */
function holdInvariants({ chat, sockets, openTokenCalls }: WalkedClient, wasClosedWith: number): void {
  const living = sockets.filter(({ readyState }) => readyState !== 3);
  expect(living.length, 'living sockets').toBeLessThanOrEqual(1);
  for (const socket of sockets) {
    const [first] = socket.frames();
    if (first !== undefined) expect(first.kind, 'first frame').toBe('handshake');
    expect(socket.frames().filter(({ kind }) => kind === 'handshake').length).toBeLessThanOrEqual(1);
  }
  const { phase } = chat.state.connection;
  if (phase !== 'closed' && phase !== 'idle') return;
  expect(living, 'sockets of a closed connection').toEqual([]);
  expect(openTokenCalls, 'calls of a closed connection').toBe(0);
  if (wasClosedWith >= 0) expect(sockets.length, 'a closed connection does not reconnect').toBe(wasClosedWith);
}

interface Walked {
  readonly transitions: Set<string>;
  readonly states: Set<string>;
}

async function walk(client: WalkedClient, steps: Iterable<string>, walked: Walked): Promise<void> {
  watch(client, walked.transitions);
  actorOf(client.chat).subscribe(({ value }) => walked.states.add(JSON.stringify(value)));
  const trail: string[] = [];
  try {
    await takeSteps(client, steps, trail);
  } catch (cause) {
    throw new Error(`after ${trail.join(', ')}`, { cause });
  }
}

async function takeSteps(client: WalkedClient, steps: Iterable<string>, trail: string[]): Promise<void> {
  let closedWith = -1;
  for (const step of steps) {
    trail.push(step);
    const command = client.commands[step];
    command?.();
    if (command === undefined) await client.clock.advance(Number(step));
    else await client.clock.settle();
    const isUserAct = step === 'login' || step === 'connect';
    holdInvariants(client, isUserAct ? -1 : closedWith);
    closedWith = client.chat.state.connection.phase === 'closed' ? client.sockets.length : -1;
  }
  client.chat.disconnect();
  await client.clock.advance(1000);
  expect(client.clock.waiting, 'timers of a closed connection').toBe(0);
  client.chat.logout();
  await client.clock.settle();
  holdInvariants(client, -1);
  client.chat.dispose();
  await client.clock.settle();
  expect(client.clock.waiting).toBe(0);
}

/** Steps by chance; those that bring a connection up come more often, and so does time. */
function* chanceSteps(random: () => number, count: number, names: readonly string[]): Generator<string> {
  const forward = [
    'login',
    'lock granted',
    'token',
    'token',
    'accept',
    'greet as v1',
    'greet as v2',
    'list comes',
    'beat',
  ];
  const times = ['100', '1000', '2500', '5000', '12000'];
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  for (let step = 0; step < count; step += 1) {
    const chance = random();
    yield chance < 0.5 ? pick(forward) : chance < 0.7 ? pick(times) : pick(names);
  }
}

type Snapshot = SnapshotFrom<ConnectionMachine>;

/** Everything that the machine can be told in a state. */
function eventsIn({ context }: Snapshot): ConnectionEvent[] {
  const { generation } = context;
  const codes = [1006, 4001, 4003, 4004, 4005, 4008];
  const plain = [
    'CONNECT',
    'LOGIN',
    'TOKEN_CHANGED',
    'LOCK_GRANTED',
    'LOCK_LOST',
    'TOKEN_EXPIRED',
    'DRAIN_NOW',
  ] as const;
  const page = ['ONLINE', 'OFFLINE', 'VISIBLE', 'HIDDEN', 'FREEZE', 'RESUME', 'RETRY_NOW'] as const;
  const ofSocket = ['WS_OPEN', 'ALIVE', 'HEARTBEAT_ANSWERED', 'DEAD', 'HANDSHAKE_ANSWERED'] as const;
  const reasons = ['user', 'logout', 'disposed'] as const;
  const ofItself = connectionMachine().events.filter((type) => type.startsWith('xstate.'));
  const errors = [new TokenRefused(), new Error('offline')];
  const outputs = [true, false, null, 'token', context.token];
  const answers: readonly object[] = ofItself.flatMap((type): readonly object[] =>
    type.startsWith('xstate.error')
      ? errors.map((error) => ({ type, error }))
      : outputs.map((output) => ({ type, output })),
  );
  return [
    ...[...plain, ...page].map((type) => ({ type })),
    ...ofSocket.map((type) => ({ type, generation })),
    ...codes.map((code) => ({ type: 'WS_CLOSED' as const, generation, code })),
    ...reasons.map((reason) => ({ type: 'CLOSE' as const, reason })),
    { type: 'KICKED', uuid: 'device-2' },
    // What timers and actors tell the machine has no place in the type of its events.
    ...(answers as unknown as ConnectionEvent[]),
  ];
}

/** Every state that the machine can come to, by its graph alone. */
function statesOfGraph(): Set<string> {
  const map = getAdjacencyMap(connectionMachine(), {
    input: {
      timing: defaultTiming,
      isOnline: true,
      isVisible: true,
      isShared: false,
      monotonic: () => 0,
      random: () => 0.5,
    },
    events: eventsIn,
    serializeState: ({ value, context }) => {
      const { isVisible, hasRenewedToken, isAnswering, tokenReason } = context;
      const counts = [Math.min(context.unopened, 3), Math.min(context.quickLosses, 3)];
      return JSON.stringify([value, isVisible, hasRenewedToken, isAnswering, tokenReason, ...counts]);
    },
    limit: 200_000,
  });
  return new Set(Object.values(map).map(({ state }) => JSON.stringify(state.value)));
}

describe('the connection', () => {
  it('takes every transition to every state of its machine, and holds its invariants at every step (CN1, R-CHAT-018, R-CHAT-050)', async () => {
    const walked: Walked = { transitions: new Set(), states: new Set() };
    for (const steps of directed) await walk(walkedClient({ shared: false }), steps, walked);
    const random = seededRandom(20_261_121);
    for (let round = 0; round < (isDeep ? 5000 : 150); round += 1) {
      const client = walkedClient({ shared: round % 2 === 0 });
      await walk(client, chanceSteps(random, 60, Object.keys(client.commands)), walked);
    }
    const missing = [...transitionNames(connectionMachine()).values()].filter((name) => !walked.transitions.has(name));
    expect(missing).toEqual([]);
    expect([...walked.states].sort()).toEqual([...statesOfGraph()].sort());
  }, 600_000);
});
