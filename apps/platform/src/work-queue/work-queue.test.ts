import { describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { createWorkQueue } from './work-queue.ts';

describe('a work queue', () => {
  it('runs so many at once, lets so many wait, and turns the rest away', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 3 });
    const gates = Array.from({ length: 5 }, () => createDeferred<number>());
    let running = 0;
    let most = 0;
    const results = gates.map((gate) =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        const value = await gate.promise;
        running -= 1;
        return value;
      }),
    );
    expect(await queue.run(async () => 0)).toBeUndefined();
    for (const [index, gate] of gates.entries()) gate.resolve(index);
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(await queue.run(async () => 'again')).toBe('again');
  });

  it('gives each owner a few places, again after each task', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 10, ofOwner: 2 });
    const gate = createDeferred<string>();
    const mine = [queue.run(() => gate.promise, 'a'), queue.run(() => gate.promise, 'a')];
    expect(await queue.run(async () => 'third', 'a')).toBeUndefined();
    const others = [queue.run(async () => 'other', 'b'), queue.run(async () => 'nobody')];
    gate.resolve('mine');
    expect(await Promise.all([...mine, ...others])).toEqual(['mine', 'mine', 'other', 'nobody']);
    expect(await queue.run(async () => 'again', 'a')).toBe('again');
  });

  it('lets an owner who has less take the place of the one who has most, and nobody who would have as much', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 3, ofOwner: 3 });
    const gate = createDeferred<string>();
    const first = queue.run(() => gate.promise, 'a');
    const [second, third] = [queue.run(async () => 'second', 'a'), queue.run(async () => 'third', 'a')];
    const other = queue.run(async () => 'other', 'b');
    const late = queue.run(async () => 'late', 'c');
    expect(await third).toBeUndefined();
    // One of each waits now.
    expect(await queue.run(async () => 'one too many', 'd')).toBeUndefined();
    gate.resolve('first');
    expect(await Promise.all([first, second, other, late])).toEqual(['first', 'second', 'other', 'late']);
  });

  it('goes on after a task that failed', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
