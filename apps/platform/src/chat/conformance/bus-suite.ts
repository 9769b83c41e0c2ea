import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bus, WakeUp } from '../ports/bus.ts';

export interface BusFixture {
  /** A bus of one more node on the same wire. */
  connect(): Promise<Bus>;
}

async function hearing(connect: BusFixture['connect'], ...users: readonly string[]) {
  const bus = await connect();
  const heard: WakeUp[] = [];
  bus.open({ received: (wakeUp) => void heard.push(wakeUp), interrupted: () => undefined });
  await Promise.all(users.map((userId) => bus.follow(userId)));
  onTestFinished(() => bus.close());
  return { bus, heard };
}

/** What every bus must do when nothing is wrong; it may lose, repeat and reorder otherwise. */
export function describeBus(name: string, fixture: () => BusFixture): void {
  describe(`the bus ${name}`, () => {
    const news = (chatId: string): WakeUp => ({
      kind: 'messages',
      node: 'a',
      chatId,
      from: 1,
      to: 2,
      members: ['1', '2'],
    });

    it('wakes the nodes that follow one of the users, itself included (CS7)', async () => {
      const [one, two] = [randomUUID(), randomUUID()];
      const left = await hearing(fixture().connect, one);
      const right = await hearing(fixture().connect, two);
      const chatId = randomUUID();
      await left.bus.publish([one, two], news(chatId));
      await expect.poll(() => left.heard.length > 0 && right.heard.length > 0).toBe(true);
      expect(left.heard[0]).toEqual(news(chatId));
      expect(right.heard[0]).toEqual(news(chatId));
    });

    it('carries every kind of news (CS7)', async () => {
      const userId = randomUUID();
      const { bus, heard } = await hearing(fixture().connect, userId);
      const kinds: readonly WakeUp[] = [
        { kind: 'read', node: 'a', receipt: { chatId: 'c', userId, timestamp: 1, type: 'single', seq: 4 } },
        { kind: 'ended', node: 'a', sessions: [{ userId, epoch: 3, reason: 'elsewhere', uuid: 'd' }] },
        { kind: 'beacon', node: 'a' },
      ];
      for (const kind of kinds) await bus.publish([userId], kind);
      await expect.poll(() => heard.length).toBe(kinds.length);
      expect(new Set(heard)).toEqual(new Set(kinds));
    });

    it('no longer wakes whom nobody follows (CS7)', async () => {
      const [leaver, stayer] = [randomUUID(), randomUUID()];
      const { bus, heard } = await hearing(fixture().connect, leaver, leaver, stayer);
      bus.unfollow(leaver);
      await bus.publish([leaver], news('first'));
      await expect.poll(() => heard.length).toBe(1);
      bus.unfollow(leaver);
      await bus.publish([leaver], news('second'));
      await bus.publish([stayer], news('third'));
      await expect.poll(() => heard.some((wakeUp) => 'chatId' in wakeUp && wakeUp.chatId === 'third')).toBe(true);
      expect(heard).not.toContainEqual(news('second'));
    });
  });
}
