import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, writeQuery } from './address.ts';

const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..');

describe('a path', () => {
  it('keeps any value in its segment, and the value can be read back (AC8)', () => {
    fc.assert(
      fc.property(segment, segment, (product, id) => {
        const path = fillPath('/api/{product}-login/read/{id}', product, { id });
        const url = new URL(path, 'http://platform.invalid');
        expect(url.host).toBe('platform.invalid');
        expect(url.search + url.hash).toBe('');
        const segments = url.pathname.split('/');
        expect(segments).toHaveLength(5);
        expect(decodeURIComponent(segments[2] ?? '')).toBe(`${product}-login`);
        expect(decodeURIComponent(segments[4] ?? '')).toBe(id);
      }),
    );
  });

  it.each([undefined, '', '.', '..', null, {}])('refuses %s (AC8)', (id) => {
    expect(() => fillPath('/read/{id}', 'jianzhu', { id })).toThrow(RangeError);
  });

  it('keeps all digits of a large id (AC8, R-CALL-029)', () => {
    expect(fillPath('/click-read/{id}', 'jianzhu', { id: '1790000000000000001' })).toBe(
      '/click-read/1790000000000000001',
    );
  });
});

describe('a query', () => {
  it('gives back every value that is there, and nothing for one that is not (AC8)', () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(undefined), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (query) => {
        const read = new URLSearchParams(writeQuery(query));
        const given = Object.entries(query).filter(([, one]) => one !== undefined && one !== null);
        expect([...read]).toEqual(given.map(([name, one]) => [name, String(one)]));
      }),
    );
  });

  it('writes a phone number with its country code so that it arrives (AC8)', () => {
    expect(writeQuery({ phone: '+8613800000001' })).toBe('?phone=%2B8613800000001');
  });
});
