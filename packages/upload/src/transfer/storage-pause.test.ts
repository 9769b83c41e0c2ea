import { describe, expect, test } from 'vitest';
import { StorageError } from '../ports/storage.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createConnections } from './connections.ts';
import { DEFAULT_RETRY } from './retry-policy.ts';
import { createStoragePause } from './storage-pause.ts';

const busy = (retryAfter?: number) => new StorageError('server', { status: 503, retryAfter });
const well = async (): Promise<void> => undefined;

function stage() {
  const clock = createVirtualClock();
  const pause = createStoragePause({ clock, random: () => 0, policy: DEFAULT_RETRY.storage });
  const connections = createConnections(pause);
  const releases: (() => void)[] = [];
  const lane = { width: 4, isSmall: false };
  const ask = () => connections.request(lane, (release) => releases.push(release));
  return { clock, pause, ask, releases };
}

describe('pause of a storage', () => {
  test('UP18: nothing leaves while it lasts; after it one question, one request, then all', async () => {
    const { clock, pause, ask, releases } = stage();
    let questions = 0;
    pause.begin().refused(busy(), async () => {
      questions += 1;
    });
    for (let count = 0; count < 3; count += 1) ask();
    await clock.advance(499);
    expect([questions, releases.length]).toEqual([0, 0]);
    await clock.advance(1);
    expect([questions, releases.length]).toEqual([1, 1]);
    pause.begin().accepted();
    expect(releases).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });

  test('UP18: several refusals of one moment are one pause; each further one doubles', async () => {
    const { clock, pause, ask, releases } = stage();
    const together = [pause.begin(), pause.begin(), pause.begin()];
    for (const attempt of together) attempt.refused(busy(), well);
    ask();
    await clock.advance(500);
    expect(releases).toHaveLength(1);
    pause.begin().refused(busy(), well);
    releases.pop()?.();
    ask();
    await clock.advance(999);
    expect(releases).toHaveLength(0);
    await clock.advance(1);
    expect(releases).toHaveLength(1);
  });

  test('UP18: an answer to what began before the pause does not end it', async () => {
    const { clock, pause, ask, releases } = stage();
    const [old, refused] = [pause.begin(), pause.begin()];
    refused.refused(busy(), well);
    old.accepted();
    ask();
    expect(releases).toHaveLength(0);
    expect(pause.isOutage()).toBe(true);
    await clock.advance(60_000);
    expect(pause.isOutage()).toBe(false);
  });

  test('UP18: the end of a request that was tried in an earlier pause lets nobody else try', async () => {
    const { clock, pause } = stage();
    pause.await(true);
    pause.begin().refused(busy(), well);
    await clock.advance(500);
    const endEarlier = pause.leave();
    pause.begin().refused(busy(), well);
    pause.await(true);
    await clock.advance(1000);
    expect(pause.isOpen()).toBe(true);
    pause.leave();
    endEarlier();
    expect(pause.isOpen()).toBe(false);
  });

  test('UP18: Retry-After makes it longer, also when it comes second', async () => {
    const { clock, pause, ask, releases } = stage();
    const [first, second] = [pause.begin(), pause.begin()];
    first.refused(busy(), well);
    second.refused(busy(7000), well);
    ask();
    await clock.advance(6999);
    expect(releases).toHaveLength(0);
    await clock.advance(1);
    expect(releases).toHaveLength(1);
  });

  test('UP18: for nobody no timer runs, and a question that is under way is dropped', async () => {
    const { clock, pause, ask } = stage();
    let signal: AbortSignal | undefined;
    pause.begin().refused(busy(), (stop) => {
      signal = stop;
      return new Promise(() => undefined);
    });
    expect(clock.pending).toBe(0);
    const withdraw = ask();
    await clock.advance(500);
    expect(signal?.aborted).toBe(false);
    withdraw();
    expect(signal?.aborted).toBe(true);
    expect(clock.pending).toBe(0);
  });
});
