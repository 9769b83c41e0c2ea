import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { declaredWays, takenWays } from '../fixtures/machine-coverage.ts';
import { type BatchEvent, createBatchMachine } from './batch.machine.ts';

const batchMachine = createBatchMachine();

const EVENTS: readonly BatchEvent[] = [
  { type: 'ADDED', count: 2 },
  { type: 'LEFT' },
  { type: 'ONLINE' },
  { type: 'OFFLINE' },
  { type: 'SESSION_ENDED' },
];

const paths = getShortestPaths(batchMachine, {
  events: [...EVENTS],
  // the list may grow without end; four items are enough to see every way
  stopWhen: ({ context }) => context.ready > 4,
});

describe('batch machine', () => {
  test('UP13: every transition is taken', () => {
    const taken = paths.flatMap(({ state }) => EVENTS.flatMap(({ type }) => takenWays(state._nodes, type)));
    expect(new Set(taken)).toEqual(declaredWays(batchMachine));
  });

  test.each(paths.map(({ steps }) => [steps.map(({ event }) => event)] as const))(
    'BA2: after %j it is busy exactly while items are in ready, and tells each change once',
    (events) => {
      const told: string[] = [];
      const actor = createActor(
        batchMachine.provide({
          actions: {
            signalLoading: () => void told.push('loading'),
            signalDone: () => void told.push('done'),
          },
        }),
      ).start();
      for (const event of events) if ((event.type as string) !== 'xstate.init') actor.send(event);
      const { context, value } = actor.getSnapshot();
      expect(value.activity).toBe(context.ready > 0 ? 'busy' : 'idle');
      expect(told.at(-1) ?? 'done').toBe(context.ready > 0 ? 'loading' : 'done');
      expect(told.filter((signal, index) => signal === told[index - 1])).toEqual([]);
    },
  );

  test('BA8: a session that ended begins again with the next file', () => {
    const actor = createActor(batchMachine).start();
    actor.send({ type: 'SESSION_ENDED' });
    expect(actor.getSnapshot().value.session).toBe('ended');
    actor.send({ type: 'ADDED', count: 1 });
    expect(actor.getSnapshot().value).toMatchObject({ session: 'ok', activity: 'busy' });
  });
});
