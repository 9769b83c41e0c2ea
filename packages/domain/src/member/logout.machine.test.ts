import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type LogoutEvent, type LogoutInput, logoutMachine } from './logout.machine.ts';
import { LOGOUT_STEPS, type LogoutPorts, type LogoutStep } from './logout-steps.ts';

const REDIRECT_DUE = 'xstate.after.untilRedirect.logout.leaving';

function fakes({ session = true, failing = null as LogoutStep | null } = {}) {
  const calls: string[] = [];
  const run = (step: LogoutStep) => () => {
    calls.push(step);
    if (step === failing) throw new Error('broken');
  };
  const ports: LogoutPorts = {
    callRemoteLogout: run('callRemoteLogout'),
    stopSavingState: run('stopSavingState'),
    clearTokens: run('clearTokens'),
    closeMessageConnection: run('closeMessageConnection'),
    clearChatMessages: run('clearChatMessages'),
    clearCachedStore: run('clearCachedStore'),
    dispatchLogout: run('dispatchLogout'),
  };
  const input: LogoutInput = {
    ports,
    hasSession: () => session,
    redirectHome: () => calls.push('redirectHome'),
    reportFailure: (step) => calls.push(`failed ${step}`),
  };
  const clock = new SimulatedClock();
  const actor = createActor(logoutMachine, { input, clock }).start();
  return { actor, calls, clock, input };
}

const forced: LogoutEvent = { type: 'logout.forced', reason: 'cookies-gone' };

describe('logout', () => {
  test('LO1: every path leaves once for each trigger that is not latched', () => {
    const events: readonly { readonly type: string; readonly reason?: string }[] = [
      { type: 'logout.requested' },
      { type: 'logout.confirmed' },
      { type: 'logout.cancelled' },
      forced,
      { type: REDIRECT_DUE },
    ];
    // the delay's event is not among the machine's own events
    const paths = getShortestPaths(logoutMachine, { events: events as never[], input: fakes().input });
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(['idle', 'confirming', 'leaving']));
    for (const path of paths) {
      const { actor, calls, clock } = fakes();
      let departures = 0;
      for (const { event, state } of path.steps) {
        const before = actor.getSnapshot().value;
        const type: string = event.type;
        if (type === REDIRECT_DUE) clock.increment(1200);
        else if (type !== 'xstate.init') actor.send(event);
        expect(actor.getSnapshot().value).toBe(state.value);
        if (before !== 'leaving' && state.value === 'leaving') departures += 1;
      }
      expect(calls.filter((call) => call === 'clearTokens')).toHaveLength(departures);
    }
  });

  test('LO2 R-LOGOUT-001: a request only opens the dialog, and cancelling changes nothing', () => {
    const { actor, calls } = fakes();
    actor.send({ type: 'logout.requested' });
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'logout.cancelled' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(calls).toEqual([]);
  });

  test('LO3 LO4: confirming clears everything at once, in order, and redirects after exactly 500 ms', () => {
    const { actor, calls, clock } = fakes();
    actor.send({ type: 'logout.requested' });
    actor.send({ type: 'logout.confirmed' });
    expect(calls).toEqual([
      'callRemoteLogout',
      'stopSavingState',
      'clearTokens',
      'closeMessageConnection',
      'clearChatMessages',
      'clearCachedStore',
      'dispatchLogout',
    ]);
    clock.increment(499);
    expect(calls).not.toContain('redirectHome');
    clock.increment(1);
    expect(calls.at(-1)).toBe('redirectHome');
  });

  test.each(['idle', 'confirming'])(
    'LO4 LO5: a forced logout from %s asks nothing and redirects after exactly 1200 ms',
    (from) => {
      const { actor, calls, clock } = fakes();
      if (from === 'confirming') actor.send({ type: 'logout.requested' });
      actor.send(forced);
      expect(calls).toEqual(LOGOUT_STEPS);
      clock.increment(1199);
      expect(calls).not.toContain('redirectHome');
      clock.increment(1);
      expect(calls.at(-1)).toBe('redirectHome');
    },
  );

  test('LO6 R-LOGOUT-015: five 401s and a login elsewhere make one logout and one redirect', () => {
    const { actor, calls, clock } = fakes();
    for (let i = 0; i < 5; i += 1) actor.send({ type: 'logout.forced', reason: 'unauthorized' });
    actor.send({ type: 'logout.forced', reason: 'login-elsewhere' });
    actor.send({ type: 'logout.requested' });
    clock.increment(5000);
    expect(calls).toEqual([...LOGOUT_STEPS, 'redirectHome']);
  });

  test('LO7: a 401 of a visitor does nothing, /outlogin still goes home', () => {
    const { actor, calls, clock } = fakes({ session: false });
    actor.send({ type: 'logout.forced', reason: 'unauthorized' });
    clock.increment(5000);
    expect(calls).toEqual([]);
    actor.send({ type: 'logout.forced', reason: 'outlogin' });
    clock.increment(1200);
    expect(calls.at(-1)).toBe('redirectHome');
  });

  test.each(LOGOUT_STEPS)(
    'LO8: a failing %s is reported and stops neither the other steps nor the redirect',
    (failing) => {
      const { actor, calls, clock } = fakes({ failing });
      actor.send(forced);
      clock.increment(1200);
      expect(calls.filter((call) => !call.startsWith('failed'))).toEqual([...LOGOUT_STEPS, 'redirectHome']);
      expect(calls).toContain(`failed ${failing}`);
    },
  );
});
