import { describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { declaredWays, takenWays } from '../fixtures/machine-coverage.ts';
import { createItemMachine } from './item.machine.ts';
import type { ItemEvent } from './item-event.ts';
import { ITEM_PHASES, type ItemPhase, phaseOf } from './item-phase.ts';

const itemMachine = createItemMachine();

const AFTER_DELAY = 'xstate.after.backoff.item.running.waiting.backoff';

// the mapped names are those of events that have nothing but a name
const EVENTS: readonly ItemEvent[] = [
  ...(
    [
      'GRANTED',
      'HASHED',
      'LOCKED',
      'EXISTED',
      'REGISTERED',
      'SLOT_SINGLE',
      'SLOT_MULTIPART',
      'BEGUN',
      'CONTINUED',
      'LISTED',
      'SENT',
      'UNSURE',
      'MISSING',
      'STORED',
      'CONFIRMED',
      'AGAIN',
      'LOST',
      'EXPIRED',
      'REFRESHED',
      'GONE',
      'DIFFERENT',
      'ONLINE',
      'PAUSE',
      'RESUME',
      'CANCEL',
      'SESSION_ENDED',
    ] as const
  ).map((type) => ({ type }) satisfies { readonly type: ItemEvent['type'] } as ItemEvent),
  { type: 'BACKOFF', delay: 5 },
  { type: 'FAILED', reason: 'transferFailed' },
];

const paths = getShortestPaths(itemMachine, {
  // the event of the delay is not among the machine's own events
  events: [...EVENTS, { type: AFTER_DELAY }] as ItemEvent[],
  input: { id: 'a' },
});

const ENDS: readonly ItemPhase[] = ['success', 'failed', 'cancelled', 'detached'];

/** States whose steps do not use the network. */
const LOCAL: readonly ItemPhase[] = ['hashing.queued', 'hashing.active', 'registering.locking'];

/** Walks a path with the effects written down. */
function walk(events: readonly ItemEvent[]) {
  const effects: string[] = [];
  const note = (name: string) => () => void effects.push(name);
  const actor = createActor(
    itemMachine.provide({
      actions: {
        abortRequests: note('abortRequests'),
        settleRequests: note('settleRequests'),
        forgetUpload: note('forgetUpload'),
        succeed: note('succeed'),
        fail: note('fail'),
        cancel: note('cancel'),
        detach: note('detach'),
      },
    }),
    { input: { id: 'a' }, clock: { setTimeout: () => 0, clearTimeout: () => undefined } },
  ).start();
  for (const event of events) actor.send(event);
  return { actor, effects, phase: () => phaseOf(actor.getSnapshot().value) };
}

const eventsOf = ({ steps }: (typeof paths)[number]): readonly ItemEvent[] =>
  steps.map(({ event }) => event).filter(({ type }) => (type as string) !== 'xstate.init');

const phaseAt = (state: SnapshotFrom<typeof itemMachine>): ItemPhase => phaseOf(state.value);
const open = paths.filter(({ state }) => !ENDS.includes(phaseAt(state)));

describe('item machine', () => {
  test('UP13: every state is reached and every transition is taken', () => {
    expect(new Set(paths.map(({ state }) => phaseAt(state)))).toEqual(new Set(ITEM_PHASES));
    const taken = new Set(
      open.flatMap(({ state }) =>
        [...EVENTS.map(({ type }) => type), AFTER_DELAY].flatMap((type) => takenWays(state._nodes, type)),
      ),
    );
    expect(taken).toEqual(declaredWays(itemMachine));
  });

  test.each(open.map((path) => [phaseAt(path.state), eventsOf(path)] as const))(
    'UP8, UP13: from %s an item can be paused and taken up where it was, cancelled, and detached',
    (phase, events) => {
      const paused = walk([...events, { type: 'PAUSE' }]);
      expect(paused.phase()).toBe('paused');
      if (phase !== 'paused') expect(paused.effects.at(-1)).toBe('settleRequests');
      paused.actor.send({ type: 'RESUME' });
      if (phase !== 'paused') expect(paused.phase()).toBe(phase);
      const cancelled = walk([...events, { type: 'CANCEL' }]);
      expect([cancelled.phase(), cancelled.effects.at(-1)]).toEqual(['cancelled', 'cancel']);
      const detached = walk([...events, { type: 'SESSION_ENDED' }]);
      expect([detached.phase(), detached.effects.at(-1)]).toEqual(['detached', 'detach']);
    },
  );

  test.each(open.map((path) => [phaseAt(path.state), eventsOf(path)] as const))(
    'RS11: from %s a lost network is waited out, and the interrupted step taken up',
    (phase, events) => {
      const { actor, effects, phase: now } = walk([...events, { type: 'LOST' }]);
      if (phase === 'paused' || LOCAL.includes(phase)) {
        expect(now()).toBe(phase);
        return;
      }
      expect(now()).toBe('waiting.offline');
      expect(effects.at(-1)).toBe('abortRequests');
      actor.send({ type: 'ONLINE' });
      const isStep = !phase.startsWith('waiting');
      expect(isStep ? now() : now().startsWith('waiting')).toBe(isStep ? phase : false);
    },
  );

  test.each(paths.filter(({ state }) => ENDS.includes(phaseAt(state))).map((path) => [eventsOf(path)] as const))(
    'UP13: after its end (%j) an item hears nothing and has told its end once',
    (events) => {
      const { effects, phase, actor } = walk(events);
      const end = phase();
      const before = effects.length;
      expect(effects.filter((effect) => ['succeed', 'fail', 'cancel', 'detach'].includes(effect))).toHaveLength(1);
      expect(actor.getSnapshot().status).toBe('done');
      expect(EVENTS.some((event) => actor.getSnapshot().can(event))).toBe(false);
      expect([phase(), effects.length]).toEqual([end, before]);
    },
  );
});
