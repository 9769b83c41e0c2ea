import { describe, expect, it } from 'vitest';
import { type ClientView, faultsOf, type SeenMessage, unreadFaults, v1FaultsOf } from './verdict.ts';

const sent = { status: 'sent', unconfirmed: false } as const;
const stored: readonly SeenMessage[] = ['a', 'b', 'c'].map((id, index) => ({
  id,
  fromId: id === 'b' ? 'other' : 'me',
  content: id,
  seq: index + 1,
}));

function viewOf(change: Partial<ClientView> = {}): ClientView {
  return {
    userId: 'me',
    written: ['a', 'c'],
    outcomes: new Map([
      ['a', sent],
      ['c', sent],
    ]),
    told: new Map(stored.map(({ id }) => [id, 1])),
    listed: () => stored,
    ...change,
  };
}

const [first, second, third] = stored;
if (first === undefined || second === undefined || third === undefined) throw new Error('three messages');

const faulty: Readonly<Record<string, Partial<ClientView>>> = {
  'lacks a message': { listed: () => [first, third] },
  'has a message twice': { listed: () => [first, second, second, third] },
  'has another order': { listed: () => [second, first, third] },
  'has another text': { listed: () => [first, { ...second, content: 'x' }, third] },
  'was told twice': { told: new Map([...viewOf().told, ['b', 2]]) },
  'was not told': { told: new Map([['a', 1]]) },
  'has no word on a message of its own': { outcomes: new Map([['a', sent]]) },
  'was stored in another order than written': { written: ['c', 'a'] },
  'took a message for sent that nobody acknowledged': {
    outcomes: new Map([...viewOf().outcomes, ['c', { status: 'sent', unconfirmed: true } as const]]),
  },
};

describe('the verdict on a storm (TE1)', () => {
  it('finds nothing wrong with a client that has what is stored', () => {
    expect(faultsOf(viewOf(), stored)).toEqual([]);
    expect(v1FaultsOf(viewOf(), stored)).toEqual([]);
    expect(unreadFaults({ client: 2, database: 2, afterMark: 2 })).toEqual([]);
  });

  it.each(Object.entries(faulty))('condemns a client that %s', (_, change) => {
    expect(faultsOf(viewOf(change), stored)).not.toEqual([]);
  });

  it('condemns a hole in the places of the database, and unread counts that differ', () => {
    expect(faultsOf(viewOf(), [first, second, { ...third, seq: 4 }])).not.toEqual([]);
    expect(unreadFaults({ client: 1, database: 2, afterMark: 2 })).not.toEqual([]);
    expect(unreadFaults({ client: 2, database: 1, afterMark: 2 })).not.toEqual([]);
  });

  it('lets a v1 client lack what came while it was away, and nothing else', () => {
    expect(v1FaultsOf(viewOf({ listed: () => [first, third] }), stored)).toEqual([]);
    expect(v1FaultsOf(viewOf({ listed: () => [first, second] }), stored)).not.toEqual([]);
    expect(v1FaultsOf(viewOf({ listed: () => [first, first, third] }), stored)).not.toEqual([]);
    expect(v1FaultsOf(viewOf(), [first, second])).not.toEqual([]);
  });
});
