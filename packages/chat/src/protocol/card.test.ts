import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCard, writeCard } from './card.ts';

describe('cards of records', () => {
  it('are read as they were written, and name a record alone (CD1)', () => {
    const card = fc.record({
      kind: fc.stringMatching(/^[a-z][a-z0-9-]{0,31}$/),
      id: fc.stringMatching(/^[\w-]{1,64}$/),
    });
    fc.assert(
      fc.property(card, (written) => {
        expect(readCard({ type: 'card', content: writeCard(written) })).toEqual(written);
      }),
    );
  });

  it('hold nothing but kind and id, whatever is sent as one (CD1)', () => {
    const read = (content: string, type = 'card') => readCard({ type, content });
    expect(read('{"kind":"inquiry","id":"12","price":"900"}')).toEqual({ kind: 'inquiry', id: '12' });
    for (const content of [
      'inquiry 12',
      '[]',
      'null',
      '{"kind":"inquiry"}',
      '{"kind":"inquiry","id":12}',
      '{"kind":"Inquiry","id":"12"}',
      '{"kind":"inquiry","id":"../12"}',
      '{"kind":"inquiry","id":""}',
    ]) {
      expect(read(content)).toBeNull();
    }
    expect(read('{"kind":"inquiry","id":"12"}', 'text')).toBeNull();
  });
});
