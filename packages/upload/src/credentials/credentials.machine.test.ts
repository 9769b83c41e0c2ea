import { describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { declaredWays, takenWays } from '../fixtures/machine-coverage.ts';
import { type CredentialsEvent, createCredentialsMachine, MAX_BARREN_REFRESHES } from './credentials.machine.ts';

const credentialsMachine = createCredentialsMachine();

const EVENTS: readonly CredentialsEvent[] = [
  { type: 'EXPIRED', refused: true },
  { type: 'EXPIRED', refused: false },
  { type: 'REFRESHED' },
  { type: 'FAULT' },
  { type: 'ACCEPTED' },
];

const paths = getShortestPaths(credentialsMachine, {
  events: [...EVENTS],
  stopWhen: ({ value }) => value === 'useless',
});

describe('credentials machine', () => {
  test('UP13: every state is reached and every transition is taken', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['fresh', 'refreshing', 'failed', 'useless']),
    );
    const taken = paths
      .filter(({ state }) => state.value !== 'useless')
      .flatMap(({ state }) => EVENTS.flatMap(({ type }) => takenWays(state._nodes, type)));
    expect(new Set(taken)).toEqual(declaredWays(credentialsMachine));
  });

  test('CR4: keys are useless only after so many refreshes in a row that brought refused keys', () => {
    for (const { state, steps } of paths) {
      if (state.value !== 'useless') continue;
      const types = steps.map(({ event }) => event.type);
      const barren = types.slice(types.lastIndexOf('ACCEPTED') + 1);
      expect(barren.filter((type) => type === 'REFRESHED').length).toBeGreaterThanOrEqual(MAX_BARREN_REFRESHES);
    }
    expect(paths.filter(({ state }) => state.context.barren > MAX_BARREN_REFRESHES)).toEqual([]);
  });
});
