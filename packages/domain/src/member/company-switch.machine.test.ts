import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { type CompanySwitchPorts, companySwitchMachine } from './company-switch.machine.ts';

interface Outcome {
  readonly token?: 'given' | 'empty' | 'refused';
  readonly userInfo?: 'given' | 'refused';
}

function fakes({ token = 'given', userInfo = 'given' }: Outcome = {}) {
  const calls: string[] = [];
  let current = 'B1';
  const ports: CompanySwitchPorts = {
    currentBusinessId: () => current,
    setBusiness: (businessId) => {
      current = businessId;
      calls.push(`set ${businessId}`);
    },
    requestToken: (businessId) => {
      calls.push(`token ${businessId}`);
      if (token === 'refused') return Promise.reject(new Error('refused'));
      return Promise.resolve(token === 'given' ? 'T2' : '');
    },
    storeToken: (login) => calls.push(`store ${login.token} ${login.businessId}`),
    reloadUserInfo: () => {
      calls.push('user info');
      return userInfo === 'given' ? Promise.resolve() : Promise.reject(new Error('refused'));
    },
    saveState: () => calls.push('save'),
    reloadPage: () => calls.push('reload'),
    reportFailure: (stage) => calls.push(`failed ${stage}`),
  };
  const clock = new SimulatedClock();
  const actor = createActor(companySwitchMachine, { input: { ports }, clock }).start();
  return { actor, calls, clock, ports };
}

const choose = (businessId: string) => ({ type: 'company.chosen', businessId }) as const;

/** What a switch to B2 does, by the outcome of its two calls. */
const OUTCOMES: readonly (Outcome & { readonly calls: readonly string[] })[] = [
  { token: 'given', userInfo: 'given', calls: ['set B2', 'token B2', 'store T2 B2', 'user info', 'save', 'reload'] },
  {
    token: 'given',
    userInfo: 'refused',
    calls: ['set B2', 'token B2', 'store T2 B2', 'user info', 'failed user-info', 'save', 'reload'],
  },
  { token: 'refused', calls: ['set B2', 'token B2', 'set B1', 'failed token'] },
  { token: 'empty', calls: ['set B2', 'token B2', 'set B1', 'failed token'] },
];

describe('company switch', () => {
  test('CS1: the machine has no path but those of the outcomes', () => {
    const events = [
      choose('B2'),
      { type: 'xstate.done.actor.token' },
      { type: 'xstate.error.actor.token' },
      { type: 'xstate.done.actor.userInfo' },
      { type: 'xstate.error.actor.userInfo' },
      { type: 'xstate.after.beforeReload.companySwitch.saved' },
    ];
    const paths = getSimplePaths(companySwitchMachine, {
      // events of invoked calls and of the delay are not among the machine's own events
      events: events as never[],
      filterEvents: (state, event) => state.can(event),
      input: { ports: fakes().ports },
    });
    const route = (steps: (typeof paths)[number]['steps']) => steps.map(({ state }) => state.value).join(' > ');
    expect(new Set(paths.map(({ steps }) => route(steps)))).toEqual(
      new Set([
        'idle',
        'idle > obtainingToken',
        'idle > obtainingToken > idle',
        'idle > obtainingToken > reloadingUserInfo',
        'idle > obtainingToken > reloadingUserInfo > saved',
        'idle > obtainingToken > reloadingUserInfo > saved > reloading',
      ]),
    );
  });

  test.each(OUTCOMES)(
    'CS1 R-SWITCH-001: token $token, user information $userInfo',
    async ({ calls: expected, ...outcome }) => {
      const { actor, calls, clock } = fakes(outcome);
      actor.send(choose('B2'));
      await waitFor(actor, (state) => state.matches('saved') || state.matches('idle'));
      clock.increment(100);
      expect(calls).toEqual(expected);
    },
  );

  test('CS2 R-SWITCH-007: the page reloads exactly 100 ms after the save', async () => {
    const { actor, calls, clock } = fakes();
    actor.send(choose('B2'));
    await waitFor(actor, (state) => state.matches('saved'));
    clock.increment(99);
    expect(calls.at(-1)).toBe('save');
    clock.increment(1);
    expect(calls.at(-1)).toBe('reload');
  });

  test('CS3 R-SWITCH-009: an empty token sets the former company again and never reloads', async () => {
    const { actor, calls, clock, ports } = fakes({ token: 'empty' });
    actor.send(choose('B2'));
    await waitFor(actor, (state) => state.matches('idle'));
    clock.increment(1000);
    expect(calls).toEqual(['set B2', 'token B2', 'set B1', 'failed token']);
    expect(ports.currentBusinessId()).toBe('B1');
  });

  test.each(['B1', ' B1 ', '', '  '])(
    'CS4 R-SWITCH-008: choosing "%s" while B1 is current does nothing',
    (businessId) => {
      const { actor, calls } = fakes();
      actor.send(choose(businessId));
      expect(actor.getSnapshot().value).toBe('idle');
      expect(calls).toEqual([]);
    },
  );

  test('CS5: a second choice during a switch is ignored', async () => {
    const { actor, calls } = fakes();
    actor.send(choose('B2'));
    actor.send(choose('B3'));
    await waitFor(actor, (state) => state.matches('saved'));
    expect(calls.filter((call) => call.startsWith('token'))).toEqual(['token B2']);
  });

  test('CS6: after a failed switch another can be made', async () => {
    const { actor, calls } = fakes({ token: 'refused' });
    for (const _ of [1, 2]) {
      actor.send(choose('B2'));
      await waitFor(actor, (state) => state.matches('idle'));
    }
    expect(calls.filter((call) => call === 'token B2')).toHaveLength(2);
  });
});
