import { describe, expect, test } from 'vitest';
import { createLocalLocks } from './page-locks.ts';

const forever = new AbortController().signal;

describe('locks without Web Locks', () => {
  test('RS12: one holds a name at a time, first come, first served; other names are free', async () => {
    const locks = createLocalLocks();
    const told: string[] = [];
    const releases: (() => void)[] = [];
    const hold = (name: string, who: string) =>
      locks.hold(name, forever, () => {
        told.push(who);
        return new Promise<void>((release) => releases.push(release));
      });
    const all = [hold('a', 'first'), hold('a', 'second'), hold('b', 'other')];
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(told).toEqual(['first', 'other']);
    expect(await Promise.all(['a', 'b', 'c'].map((name) => locks.isHeld?.(name)))).toEqual([true, true, false]);
    for (const release of releases.splice(0)) release();
    await new Promise(setImmediate);
    expect(told).toEqual(['first', 'other', 'second']);
    for (const release of releases.splice(0)) release();
    await Promise.all(all);
    expect(await locks.isHeld?.('a')).toBe(false);
  });

  test('RS12: one that gives up passes its place on, but not the lock of another', async () => {
    const locks = createLocalLocks();
    let release: () => void = () => undefined;
    const told: string[] = [];
    const first = locks.hold('a', forever, () => new Promise<void>((resolve) => (release = resolve)));
    const stop = new AbortController();
    const second = locks.hold('a', stop.signal, async () => void told.push('second'));
    stop.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    const third = locks.hold('a', forever, async () => void told.push('third'));
    await new Promise(setImmediate);
    expect(told).toEqual([]);
    release();
    await Promise.all([first, third]);
    expect(told).toEqual(['third']);
  });
});
