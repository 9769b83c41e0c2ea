import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope.ts';

describe('an envelope', () => {
  it('is what it says, whether its code is a number or its digits (AE6)', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.string(),
        fc.boolean(),
        fc.jsonValue(),
        fc.boolean(),
        (code, msg, success, data, asText) => {
          const read = readEnvelope({ code: asText ? String(code) : code, msg, success, data });
          expect(read).toEqual({ code, msg, success, data });
        },
      ),
    );
  });

  it('takes its success from the code, or its code from success (AE8)', () => {
    expect(readEnvelope({ code: 200 })).toEqual({ code: 200, msg: '', success: true, data: null });
    expect(readEnvelope({ code: 500 })).toMatchObject({ success: false });
    expect(readEnvelope({ success: true })).toMatchObject({ code: 200 });
    expect(readEnvelope({ success: false })).toMatchObject({ code: 500 });
  });

  it('is never read from anything else, and nothing makes it throw (AE9)', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const read = readEnvelope(body);
        if (read !== undefined) expect(typeof read.code).toBe('number');
      }),
    );
    for (const body of [null, undefined, 'x', 7, [], {}, { code: 'abc' }, { code: '' }, { code: null }, { code: 1.5 }])
      expect(readEnvelope(body)).toBeUndefined();
  });
});
