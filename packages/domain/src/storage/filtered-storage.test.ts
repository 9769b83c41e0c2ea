import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  createFilteredStorage,
  type FilteredValue,
  type StorageFailure,
  type StoragePort,
} from './filtered-storage.ts';
import { decodeState, encodeState } from './state-codec.ts';
import { filterStoredValue } from './storage-filter.ts';

function memoryStorage(entries: Record<string, string> = {}): StoragePort & { readonly entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

function filtered(storage: StoragePort | (() => never)) {
  const hits: FilteredValue[] = [];
  const failures: StorageFailure[] = [];
  const open = typeof storage === 'function' ? storage : () => storage;
  const wrapped = createFilteredStorage(open, {
    filtered: (value) => hits.push(value),
    failed: (failure) => failures.push(failure),
  });
  return { wrapped, hits, failures };
}

/** JSON values, with the fragments that the filter looks for well represented. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('<script>', 'alert(1)', 'on=', 'A"B', "A'B", '建设集团', 'javascript:', '\ud800'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value;

describe('filtered storage', () => {
  test('ST5 R-VALID-014: any JSON state survives encoding, filter and decoding', () => {
    fc.assert(
      fc.property(json, (state) => {
        const encoded = encodeState(state);
        expect(filterStoredValue(encoded)).toEqual({ accepted: true, value: encoded });
        expect(decodeState(encoded)).toEqual({ decoded: true, value: state });
      }),
      { numRuns: 10_000 },
    );
  });

  test('ST5: a state of several hundred kilobytes survives', () => {
    const state = { text: '吉林省建筑业'.repeat(40_000) };
    expect(decodeState(encodeState(state))).toEqual({ decoded: true, value: state });
  });

  test('ST6 R-VALID-016: the stored form has no character but letters, digits, _ . and -', () => {
    fc.assert(fc.property(json, (state) => /^[A-Za-z0-9_.-]*$/.test(encodeState(state))));
  });

  test('ST7 R-VALID-018: a refused value is deleted, reported without itself and read as null', () => {
    const secret = 'token-abcdef';
    fc.assert(
      fc.property(fc.constantFrom('<', '>', '"', "'", 'alert(', 'onload='), fc.string(), (hit, rest) => {
        const storage = memoryStorage({ user: `${secret} ${hit}${rest}` });
        const { wrapped, hits, failures } = filtered(storage);
        expect(wrapped.readText('user')).toBeNull();
        expect(storage.entries.has('user')).toBe(false);
        expect(hits).toHaveLength(1);
        expect(hits[0]).toMatchObject({ key: 'user', rulesVersion: '2.0.0' });
        expect(JSON.stringify([hits, failures])).not.toContain(secret);
      }),
    );
  });

  test('ST8 R-VALID-012: a missing key is null and reports nothing', () => {
    const { wrapped, hits, failures } = filtered(memoryStorage());
    expect(wrapped.readText('absent')).toBeNull();
    expect(wrapped.readState('absent', v.unknown())).toBeNull();
    expect([hits, failures]).toEqual([[], []]);
  });

  test.each([
    ['plain text', 'hello', 'foreign-format'],
    ['damaged', 'j1.e30x!', 'foreign-format'],
    ['not UTF-8', 'j1._w', 'broken'],
    ['another shape', encodeState({ token: [] }), 'wrong shape'],
  ])('ST9: a value that is %s is removed, logged and read as null', (_, raw, message) => {
    const storage = memoryStorage({ user: raw });
    const { wrapped, failures } = filtered(storage);
    expect(wrapped.readState('user', v.object({ token: v.string() }))).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(failures).toEqual([{ key: 'user', operation: 'decode', message }]);
  });

  test('ST10 R-VALID-017 R-ERR-040: a storage that cannot be opened is logged only', () => {
    const { wrapped, hits, failures } = filtered(() => {
      throw new Error('access denied');
    });
    expect(wrapped.readText('user')).toBeNull();
    wrapped.writeState('user', {});
    wrapped.remove('user');
    expect(hits).toEqual([]);
    expect(failures.map(({ operation, message }) => [operation, message])).toEqual([
      ['read', 'access denied'],
      ['write', 'access denied'],
      ['remove', 'access denied'],
    ]);
  });

  test('ST11: what JSON cannot express is logged and not stored', () => {
    const storage = memoryStorage();
    const { wrapped, failures } = filtered(storage);
    wrapped.writeState('user', undefined);
    expect(storage.entries.size).toBe(0);
    expect(failures).toHaveLength(1);
  });
});
