import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatOf, type Driver, me, messageAt, pageOf, startCore } from './core-driver.ts';
import type { CoreEvent } from './core-events.ts';
import { compareMessages } from './local-message.ts';

const chatIds = ['c1', 'c2', 'c9'];
const numRuns = process.env.TEST_DEEP ? 20_000 : 500;

const received = fc
  .record({
    chatId: fc.constantFrom(...chatIds),
    number: fc.nat(12),
    second: fc.nat(20),
    fromId: fc.constantFrom('u2', 'u3', me.id),
  })
  .map(({ chatId, number, second, fromId }): CoreEvent => {
    const message = messageAt(`${chatId}-${number}`, second, { chatId, fromId, content: `${number}` });
    return { type: 'messageReceived', message };
  });
const receipt = fc
  .record({ chatId: fc.constantFrom('c1', 'c2'), second: fc.nat(20), userId: fc.constantFrom('u2', me.id) })
  .map(({ chatId, second, userId }): CoreEvent => {
    const { timestamp } = messageAt('', second);
    return { type: 'receiptReceived', receipt: { chatId, userId, timestamp, type: 'single' } };
  });

function afterAll(events: readonly CoreEvent[]): Driver {
  const driver = startCore();
  driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1'), chatOf('c2')] });
  driver.apply({ type: 'connected', protocol: 'v1' });
  for (const event of events) driver.apply(event);
  driver.apply({ type: 'senderKnown', chatId: 'c9', user: { id: 'u2', name: '陈钢', avatar: '' } });
  return driver;
}

/** Everything that must not depend on the order in which frames came. */
const view = ({ core }: Driver) =>
  chatIds.map((id) => ({
    messages: core.window(id),
    unread: core.unreadIds(id).toSorted(),
    record: core.chats().find((chat) => chat.id === id),
  }));

/** A message id belongs to one sender: copies of it differ in their time at most. */
function oneSenderAMessage(events: readonly CoreEvent[]): readonly CoreEvent[] {
  const senders = new Map<string, string>();
  return events.map((event) => {
    if (event.type !== 'messageReceived') return event;
    const { message } = event;
    const fromId = senders.get(message.id) ?? message.fromId;
    senders.set(message.id, fromId);
    return { ...event, message: { ...message, fromId } };
  });
}

describe('frames in any order', () => {
  const events = fc
    .array(fc.oneof({ weight: 3, arbitrary: received }, receipt), { maxLength: 60 })
    .map(oneSenderAMessage);

  it('end in the same conversations: sorted, each message once, never unread when own or read (CO4)', () => {
    fc.assert(
      fc.property(
        events.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list], { minLength: list.length }))),
        ([first, second]) => {
          const driver = afterAll(first);
          for (const { messages, unread, record } of view(driver)) {
            expect(messages).toEqual(messages.toSorted(compareMessages));
            expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
            expect(record?.unreadCount ?? 0).toBe(unread.length);
            const own = new Set(messages.filter(({ fromId }) => fromId === me.id).map(({ id }) => id));
            expect(unread.filter((id) => own.has(id))).toEqual([]);
          }
          expect(view(afterAll(second))).toEqual(view(driver));
        },
      ),
      { numRuns },
    );
  });

  it('repeated change nothing (CO5)', () => {
    fc.assert(
      fc.property(events, (list) => {
        const driver = afterAll(list);
        const before = view(driver);
        const published = driver.of('publishMessage').length;
        for (const event of list) driver.apply(event);
        expect(view(driver)).toEqual(before);
        expect(driver.of('publishMessage')).toHaveLength(published);
      }),
      { numRuns },
    );
  });
});

describe('a chat of a v2 server', () => {
  it('is whole, whatever mixture of live frames, pages and losses brought it (CO6)', () => {
    const step = fc.oneof(
      fc.record({ live: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ from: fc.integer({ min: 1, max: 40 }), more: fc.nat(15) }),
      fc.constant('cut' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), fc.integer({ min: 0, max: 40 }), (steps, readSeq) => {
        const driver = startCore();
        const serve = (from: number, to: number) => {
          const last = Math.min(to, 40);
          const page = pageOf('c1', from, last, {
            head: 40,
            readSeq,
            chat: chatOf('c1', { unreadCount: 40 - readSeq }),
          });
          driver.apply({ type: 'pageReceived', page: { rid: 'r', epoch: 'e', done: true, chats: [page] } });
        };
        driver.apply({ type: 'connected', protocol: 'v2' });
        for (const one of steps) {
          if (one === 'cut') {
            driver.apply({ type: 'disconnected' });
            driver.apply({ type: 'connected', protocol: 'v2' });
          } else if ('live' in one) {
            driver.apply({ type: 'messageReceived', message: messageAt(`m${one.live}`, one.live, { seq: one.live }) });
          } else serve(one.from, one.from + one.more);
        }
        driver.apply({ type: 'disconnected' });
        driver.apply({ type: 'connected', protocol: 'v2' });
        serve((driver.core.cursors().c1 ?? 0) + 1, 40);
        const first = driver.core.firstPlace('c1');
        expect(driver.ids('c1')).toEqual(Array.from({ length: 41 - first }, (_, index) => `m${index + first}`));
        expect(driver.core.gaps('c1')).toEqual([]);
        expect(driver.core.totalUnread()).toBe(40 - readSeq);
      }),
      { numRuns },
    );
  });
});
