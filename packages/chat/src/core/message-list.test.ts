import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMessages, type LocalMessage, mergeMessages } from './local-message.ts';
import { MessageList } from './message-list.ts';

const message = fc.record(
  {
    id: fc.integer({ min: 0, max: 400 }).map(String),
    fromId: fc.constant('u1'),
    chatId: fc.constant('c1'),
    content: fc.constant(''),
    timestamp: fc.integer({ min: 0, max: 50 }),
    type: fc.constant('text'),
    seq: fc.integer({ min: 1, max: 300 }),
    status: fc.constantFrom('sending' as const, 'sent' as const),
  },
  { requiredKeys: ['id', 'fromId', 'chatId', 'content', 'timestamp', 'type'] },
);
const all = (list: MessageList) => list.range(0, list.length);

describe('a message list', () => {
  it('stays sorted with unique ids, whatever is put in and taken out (CO1)', () => {
    const action = fc.oneof({ weight: 5, arbitrary: message }, fc.record({ remove: fc.nat(400).map(String) }));
    fc.assert(
      fc.property(fc.array(action, { maxLength: 1500, size: 'max' }), (actions) => {
        const list = new MessageList();
        const model = new Map<string, LocalMessage>();
        for (const one of actions) {
          if ('remove' in one) expect(list.delete(one.remove)).toBe(model.delete(one.remove));
          else {
            list.put(one);
            model.set(one.id, one);
          }
        }
        const sorted = [...model.values()].sort(compareMessages);
        expect(all(list)).toEqual(sorted);
        expect(list.newest).toEqual(sorted.at(-1));
        sorted.forEach((one, index) => {
          expect(list.indexOf(one.id)).toBe(index);
          expect(list.at(index)).toBe(one);
        });
        expect(list.range(3, 9)).toEqual(sorted.slice(3, 9));
        expect(list.at(sorted.length)).toBeUndefined();
        expect(list.indexOf('none')).toBe(-1);
      }),
      { numRuns: 30 },
    );
  });

  it('orders equal times by id, so that every device agrees (CO2)', () => {
    const at = (id: string, more: Partial<LocalMessage> = {}): LocalMessage => ({
      ...{ id, fromId: 'u1', chatId: 'c1', content: '', timestamp: 5, type: 'text' },
      ...more,
    });
    const list = new MessageList();
    for (const one of [
      at('m2'),
      at('m3', { status: 'sending', timestamp: 1 }),
      at('m1'),
      at('m9', { seq: 1, timestamp: 9 }),
    ]) {
      list.put(one);
    }
    expect(all(list).map(({ id }) => id)).toEqual(['m9', 'm1', 'm2', 'm3']);
  });
});

describe('two copies of a message', () => {
  it('are the same one whichever came first, but for the status (CO3)', () => {
    fc.assert(
      fc.property(message, message, message, (first, second, third) => {
        const copies = [first, second, third].map((copy): LocalMessage => {
          const { status: _status, ...one } = copy;
          return { ...one, id: 'm1' };
        });
        const [a, b, c] = copies;
        if (!a || !b || !c) throw new Error('three copies');
        const merged = mergeMessages(mergeMessages(a, b), c);
        expect(mergeMessages(mergeMessages(c, b), a)).toEqual(merged);
        expect(mergeMessages(merged, b)).toBe(merged);
      }),
    );
  });
});
