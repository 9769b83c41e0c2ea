import { describe, expect, it } from 'vitest';
import { createVirtualClock } from './virtual-clock.ts';

describe('the virtual clock (UT1)', () => {
  it('runs timers in the order of their time, then of their setting, and settles in between', async () => {
    const clock = createVirtualClock(1000);
    const seen: [string, number][] = [];
    const note = (name: string) => () => seen.push([name, clock.now()]);
    clock.setTimeout(note('late'), 50);
    clock.setTimeout(() => void Promise.resolve().then(() => clock.setTimeout(note('inner'), 5)), 10);
    clock.setTimeout(note('first'), 10);
    clock.setTimeout(note('second'), 10);
    const gone = clock.setTimeout(note('gone'), 20);
    clock.clearTimeout(gone);
    await clock.advance(30);
    expect(seen).toEqual([
      ['first', 1010],
      ['second', 1010],
      ['inner', 1015],
    ]);
    expect(clock.now()).toBe(1030);
    expect(clock.pending).toBe(1);
  });

  it('lets exactly as much time pass as work needs', async () => {
    const clock = createVirtualClock(0);
    const work = (async () => {
      for (let round = 0; round < 5; round += 1) await clock.wait(86_400_000);
      return 'done';
    })();
    expect(await clock.run(work)).toBe('done');
    expect(clock.now()).toBe(5 * 86_400_000);
    await expect(clock.run(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('tells of work that hangs instead of hanging with it', async () => {
    const clock = createVirtualClock(0);
    const ticking = () => clock.setTimeout(ticking, 1000);
    ticking();
    await expect(clock.run(new Promise(() => {}), 10_000)).rejects.toThrow('has not ended after 10000 ms');
    await expect(createVirtualClock().run(new Promise(() => {}))).rejects.toThrow('no timer brings');
  });

  it('keeps time still while real work is held', async () => {
    const clock = createVirtualClock(0);
    let isLate = false;
    clock.setTimeout(() => {
      isLate = true;
    }, 10);
    const read = clock.hold(new Blob([new Uint8Array(8_000_000)]).arrayBuffer());
    const size = read.then(({ byteLength }) => [byteLength, isLate]);
    expect(await clock.run(size)).toEqual([8_000_000, false]);
  });

  it('sleeps without running what falls due, which then runs late', async () => {
    const clock = createVirtualClock(0);
    let ranAt = -1;
    clock.setTimeout(() => {
      ranAt = clock.now();
    }, 1000);
    clock.sleep(60_000);
    expect(ranAt).toBe(-1);
    await clock.advance(0);
    expect(ranAt).toBe(60_000);
  });
});
