import { describe, expect, it } from 'vitest';
import { FAULT_KINDS, listedFaults, type PlannedRequest, randomFaults } from './fault-plan.ts';
import { seededRandom } from './seeded-random.ts';

const part = (partNumber: number): PlannedRequest => ({ operation: 'uploadPart', partNumber });
const list: PlannedRequest = { operation: 'listParts', partNumber: undefined };

describe('a list of faults (UT2)', () => {
  it('strikes the nth fitting request, as often as it says', () => {
    const plan = listedFaults([
      { operation: 'uploadPart', partNumber: 2, nth: 2, fault: { kind: 'dropBefore' } },
      { operation: 'listParts', times: 2, fault: { kind: 'listStale' } },
    ]);
    const struck = [part(1), part(2), list, part(2), part(2), list, list].map((asked) => plan.next(asked)?.kind);
    expect(struck).toEqual([undefined, undefined, 'listStale', 'dropBefore', undefined, 'listStale', undefined]);
  });
});

describe('faults by chance (UT2)', () => {
  const draw = (seed: number, most = 1000) => {
    const plan = randomFaults({ random: seededRandom(seed), probability: 0.5, most });
    return Array.from({ length: 2000 }, (_, index) => plan.next(index % 10 === 0 ? list : part(index)));
  };

  it('are the same for the same seed, and others for another', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('end, so that everything works at last', () => {
    const struck = draw(3, 7);
    expect(struck.filter((fault) => fault !== undefined)).toHaveLength(7);
    expect(struck.slice(-1000).every((fault) => fault === undefined)).toBe(true);
  });

  it('are of every kind, each only where it means something', () => {
    const struck = [1, 2, 3].flatMap((seed) => draw(seed));
    const kinds = new Set(struck.flatMap((fault) => (fault === undefined ? [] : [fault.kind])));
    expect([...FAULT_KINDS].filter((kind) => !kinds.has(kind))).toEqual(['errorInOk']);
    const lists = new Set(struck.filter((_, index) => index % 10 === 0).flatMap((fault) => fault?.kind ?? []));
    expect(lists.has('partLost')).toBe(false);
    expect(lists.has('listTruncated')).toBe(true);
  });
});
