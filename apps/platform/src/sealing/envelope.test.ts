import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRoundKeys, openByRound, openOwn, type SealedRef, seal, unwrapRoundKey } from './envelope.ts';
import { secretKeyKeeper } from './key-keeper.ts';

const keeper = secretKeyKeeper(randomBytes(32));
const REF: SealedRef = { kind: 'quotation', askedId: '18', businessId: '7', round: 1, revision: 2 };
const CONTENT = { lines: [{ unitPrice: 987_654_321 }], remark: '报价说明' };
const SUMMARY = { totalAmount: 987_654_321 };

describe('an envelope', () => {
  it('gives its supplier and its round what was put in, and nobody else anything', () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (content, summary) => {
        const keys = await makeRoundKeys(keeper, REF);
        const sealed = await seal(keeper, REF, { content, summary }, keys.publicKey);
        const own = await openOwn(keeper, REF, sealed);
        const opened = openByRound(await unwrapRoundKey(keeper, keys.privateKey, REF), REF, sealed);
        for (const key of [own, opened]) {
          expect(key.content(sealed.content)).toEqual(JSON.parse(JSON.stringify(content)));
          expect(key.summary(sealed.summary)).toEqual(JSON.parse(JSON.stringify(summary)));
        }
      }),
      { numRuns: 30 },
    ));

  it('shows nothing of its content, not even to within a thousand bytes how long it is', async () => {
    const { publicKey } = await makeRoundKeys(keeper, REF);
    const short = await seal(keeper, REF, { content: CONTENT, summary: SUMMARY }, publicKey);
    const long = await seal(
      keeper,
      REF,
      { content: { ...CONTENT, lines: [{ unitPrice: 1 }] }, summary: SUMMARY },
      publicKey,
    );
    for (const part of [short.content, short.summary, short.owner_key, short.round_key]) {
      expect(part?.toString('latin1')).not.toContain('987654321');
    }
    expect(long.content).toHaveLength(short.content.length);
  });

  it.each([
    ['another inquiry', { ...REF, askedId: '19' }],
    ['a tender', { ...REF, kind: 'bid' as const }],
    ['another supplier', { ...REF, businessId: '8' }],
    ['the other round', { ...REF, round: 2 }],
    ['another revision', { ...REF, revision: 3 }],
  ])('cannot be passed off as one of %s', async (_of, other) => {
    const keys = await makeRoundKeys(keeper, REF);
    const sealed = await seal(keeper, REF, { content: CONTENT, summary: SUMMARY }, keys.publicKey);
    const privateKey = await unwrapRoundKey(keeper, keys.privateKey, REF);
    await expect(openOwn(keeper, other, sealed)).rejects.toThrow();
    expect(() => openByRound(privateKey, other, sealed)).toThrow();
  });

  it('is closed to another keeper, to the key of another round, and once it was changed', async () => {
    const keys = await makeRoundKeys(keeper, REF);
    const sealed = await seal(keeper, REF, { content: CONTENT, summary: SUMMARY }, keys.publicKey);
    const stranger = secretKeyKeeper(randomBytes(32));
    await expect(openOwn(stranger, REF, sealed)).rejects.toThrow();
    await expect(unwrapRoundKey(stranger, keys.privateKey, REF)).rejects.toThrow();
    await expect(unwrapRoundKey(keeper, keys.privateKey, { ...REF, round: 2 })).rejects.toThrow();
    const other = await makeRoundKeys(keeper, REF);
    const otherKey = await unwrapRoundKey(keeper, other.privateKey, REF);
    expect(() => openByRound(otherKey, REF, sealed)).toThrow();
    const changed = Buffer.from(sealed.content);
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
    expect(() => openByRound(otherKey, REF, { ...sealed })).toThrow();
    const own = await openOwn(keeper, REF, sealed);
    expect(() => own.content(changed)).toThrow();
  });

  it('of a draft has no key for the round', async () => {
    const draft = await seal(keeper, { ...REF, round: 0 }, { content: CONTENT, summary: SUMMARY }, null);
    expect(draft.round_key).toBeNull();
    const keys = await makeRoundKeys(keeper, REF);
    const privateKey = await unwrapRoundKey(keeper, keys.privateKey, REF);
    expect(() => openByRound(privateKey, REF, draft)).toThrow(TypeError);
  });
});
