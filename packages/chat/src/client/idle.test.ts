import { subscribe } from 'valtio/vanilla';
import { expect, it, vi } from 'vitest';
import { createWorld } from '../scenarios/chat-world.ts';

it.each([
  [1, true],
  [2, true],
  [2, false],
] as const)(
  'an idle connection to a v%i server changes nothing of the state and sets few timers, visible or not: %s (CF2)',
  async (version, isVisible) => {
    const world = createWorld({ version });
    const setTimeout = vi.fn(world.clock.setTimeout);
    const clock = { ...world.clock, now: world.clock.now, monotonic: world.clock.monotonic, setTimeout };
    const { chat, surroundings } = world.open('a', undefined, { environment: { clock } });
    await world.clock.advance(10_000);
    if (!isVisible) surroundings.tell('hidden');
    await world.clock.advance(10_000);
    const told = vi.fn();
    subscribe(chat.state, told);
    setTimeout.mockClear();
    await world.clock.advance(30_000);
    expect(told).not.toHaveBeenCalled();
    // One for each heartbeat, every 3 s.
    expect(setTimeout.mock.calls.length).toBeGreaterThan(0);
    expect(setTimeout.mock.calls.length).toBeLessThanOrEqual(10);
  },
);
