import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { me, messageAt, pageOf, startCore } from './core-driver.ts';

function online() {
  const driver = startCore();
  driver.apply({ type: 'connected', protocol: 'v2', hearsDelivery: true });
  return driver;
}

describe('marks of delivery', () => {
  it('end before a hole until it is closed (DV2)', () => {
    const driver = online();
    const confirmed = () => driver.of('confirmDelivery').map(({ delivered }) => delivered.seq);
    const page = (from: number, to: number) => {
      const chats = [pageOf('c1', from, to, { head: 6, deliveredSeq: confirmed().at(-1) ?? 0 })];
      driver.apply({ type: 'pageReceived', page: { rid: 'r1', epoch: 'e1', done: true, chats } });
    };
    page(1, 3);
    driver.apply({ type: 'messageReceived', message: messageAt('m6', 6, { seq: 6 }) });
    expect(confirmed()).toEqual([3]);
    page(4, 5);
    expect(confirmed()).toEqual([3, 6]);
  });

  it('of the others only rise, in any order of their coming, and come from the others alone (DV3)', () => {
    const told = fc.record({ seq: fc.integer({ min: 0, max: 9 }), userId: fc.constantFrom('u2', 'u3', me.id) });
    fc.assert(
      fc.property(fc.array(told), (marks) => {
        const driver = online();
        const chats = [pageOf('c1', 1, 9)];
        driver.apply({ type: 'pageReceived', page: { rid: 'r1', epoch: 'e1', done: true, chats } });
        for (const mark of marks) {
          driver.apply({ type: 'deliveryTold', delivered: { chatId: 'c1', ...mark } });
        }
        const farthest = Math.max(0, ...marks.filter(({ userId }) => userId !== me.id).map(({ seq }) => seq));
        const delivered = driver.core.window('c1').filter((message) => driver.core.isDelivered(message));
        expect(delivered).toHaveLength(farthest);
      }),
    );
  });

  it('of an unknown chat are nothing to keep (DV3)', () => {
    const driver = online();
    expect(driver.apply({ type: 'deliveryTold', delivered: { chatId: 'c9', seq: 1, userId: 'u2' } })).toEqual([]);
    expect(driver.core.takeChanges()).toBeNull();
  });
});
