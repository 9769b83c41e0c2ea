import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askBeforeLosing, changedMatrix, type SpecChange, type SpecMatrix } from './spec-changes.ts';
import { checkSpecs, combinationCount, combinationsOf, SPEC_LIMITS, type SpecValues, specKey } from './spec-groups.ts';

interface Row {
  readonly specValues: SpecValues;
  /** Tells each row from all others; 0 in a blank one. */
  readonly mark: number;
}

const blank = (specValues: SpecValues): Row => ({ specValues, mark: 0 });

function matrixOf(groups: Readonly<Record<string, readonly string[]>>): SpecMatrix<Row> {
  const specs = Object.entries(groups).map(([name, values]) => ({ name, values }));
  return { specs, skus: combinationsOf(specs).map((specValues, index) => ({ specValues, mark: index + 1 })) };
}

function after(matrix: SpecMatrix<Row>, change: SpecChange) {
  const made = changedMatrix(matrix, change, blank);
  if (!made.ok) throw new Error(made.violation.message);
  return made;
}

const marks = (matrix: SpecMatrix<Row>) =>
  Object.fromEntries(matrix.skus.map((row) => [row.specValues.join('/'), row.mark]));

describe('the matrix after a change of its groups (domain rules 10.1)', () => {
  const steel = matrixOf({ 直径: ['Φ12', 'Φ16'], 定尺: ['9', '12'] });

  test('keeps the figures by value when one comes or goes', () => {
    const more = after(steel, { type: 'addValue', group: 0, value: 'Φ25' });
    expect(marks(more.matrix)).toEqual({
      ...{ 'Φ12/9': 1, 'Φ12/12': 2, 'Φ16/9': 3, 'Φ16/12': 4, 'Φ25/9': 0, 'Φ25/12': 0 },
    });
    expect(more.lost).toEqual([]);
    const fewer = after(steel, { type: 'removeValue', group: 0, value: 'Φ12' });
    expect(marks(fewer.matrix)).toEqual({ 'Φ16/9': 3, 'Φ16/12': 4 });
    expect(fewer.lost.map(({ mark }) => mark)).toEqual([1, 2]);
  });

  test('keeps them under another name of a value or a group', () => {
    const named = after(steel, { type: 'renameValue', group: 1, value: '9', to: '9 m' });
    expect(marks(named.matrix)).toEqual({ 'Φ12/9 m': 1, 'Φ12/12': 2, 'Φ16/9 m': 3, 'Φ16/12': 4 });
    expect(after(steel, { type: 'renameGroup', group: 0, name: '规格' }).matrix.skus).toEqual(steel.skus);
  });

  test('puts what is there at the first value of a new group, and keeps the first of those that fall together', () => {
    const material = after(steel, { type: 'addGroup', name: '材质' }).matrix;
    expect(material.skus).toEqual(steel.skus);
    const one = after(material, { type: 'addValue', group: 2, value: 'A' }).matrix;
    expect(marks(one)['Φ12/9/A']).toBe(1);
    const gone = after(steel, { type: 'removeGroup', group: 0 });
    expect(marks(gone.matrix)).toEqual({ '9': 1, '12': 2 });
    expect(gone.lost.map(({ mark }) => mark)).toEqual([3, 4]);
  });

  test('takes no more groups, values and combinations than there may be, in the words of the rules', () => {
    const refusal = (matrix: SpecMatrix<Row>, change: SpecChange) => {
      const made = changedMatrix(matrix, change, blank);
      return made.ok ? null : made.violation.message;
    };
    const values = (count: number, prefix = 'v') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
    const wide = matrixOf({ a: values(20), b: values(10) });
    expect(refusal(wide, { type: 'addValue', group: 0, value: 'x' })).toBe('规格组合不能超过200个');
    const long = matrixOf({ a: values(30) });
    expect(refusal(long, { type: 'addValue', group: 0, value: 'x' })).toBe('规格值最多30条');
    const three = matrixOf({ a: [], b: [], c: [] });
    expect(refusal(three, { type: 'addGroup', name: 'd' })).toBe('规格最多3条');
    expect(refusal(steel, { type: 'addGroup', name: '直径' })).toBe('规格名称已存在，请勿重复添加');
    expect(refusal(steel, { type: 'addValue', group: 0, value: 'Φ12' })).toBe('规格值已存在，请勿重复添加');
    expect(refusal(steel, { type: 'renameValue', group: 0, value: 'Φ12', to: 'Φ16' })).toBe(
      '规格值已存在，请勿重复添加',
    );
    expect(refusal(steel, { type: 'addValue', group: 0, value: ' ' })).toBe('请输入规格值');
    expect(refusal(steel, { type: 'addGroup', name: '径'.repeat(21) })).toBe('规格名称不能超过20个字');
  });

  test('asks before stock goes', () => {
    expect(askBeforeLosing([{ stock: 0 }])).toBeNull();
    expect(askBeforeLosing([{ stock: 0 }, { stock: 3 }, { stock: 4 }])).toBe(
      '将同时删除2个有库存的SKU，库存共7，确定删除？',
    );
  });
});

const text = fc.constantFrom('a', 'b', 'c', 'd', '["a"]', 'a,b', '');
const group = fc.nat({ max: 3 });
const change: fc.Arbitrary<SpecChange> = fc.oneof(
  fc.record({ type: fc.constant('addGroup' as const), name: text }),
  fc.record({ type: fc.constant('renameGroup' as const), group, name: text }),
  fc.record({ type: fc.constant('removeGroup' as const), group }),
  { weight: 5, arbitrary: fc.record({ type: fc.constant('addValue' as const), group, value: text }) },
  fc.record({ type: fc.constant('renameValue' as const), group, value: text, to: text }),
  fc.record({ type: fc.constant('removeValue' as const), group, value: text }),
);

describe('after any sequence of changes', () => {
  test('there is one SKU for each combination, and no figure is invented, doubled or lost unsaid', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let matrix: SpecMatrix<Row> = { specs: [], skus: [{ specValues: [], mark: 1 }] };
        let next = 2;
        for (const one of changes) {
          const made = changedMatrix(matrix, one, (specValues) => ({ specValues, mark: next++ }));
          if (!made.ok) continue;
          const { skus, specs } = made.matrix;
          expect(skus.map(({ specValues }) => specKey(specValues))).toEqual(combinationsOf(specs).map(specKey));
          expect(combinationCount(specs)).toBe(skus.length);
          expect(skus.length).toBeLessThanOrEqual(SPEC_LIMITS.combinations);
          const known = new Set(matrix.skus.map(({ mark }) => mark));
          const kept = skus.map(({ mark }) => mark).filter((mark) => known.has(mark));
          expect(new Set(kept).size).toBe(kept.length);
          expect(new Set([...kept, ...made.lost.map(({ mark }) => mark)])).toEqual(known);
          expect(kept.length + made.lost.length).toBe(known.size);
          matrix = made.matrix;
        }
        const filled = matrix.specs.filter(({ values }) => values.length > 0);
        expect(checkSpecs(filled)).toBeNull();
      }),
    );
  });

  test('what one change adds another takes away, and nothing else has moved', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 }), text, (at, value) => {
        const before = matrixOf({ x: ['a', 'b'], y: ['c'], z: ['d', 'e'] });
        const added = changedMatrix(before, { type: 'addValue', group: at, value }, blank);
        if (!added.ok) return;
        const removed = after(added.matrix, { type: 'removeValue', group: at, value });
        expect(removed.matrix).toEqual(before);
        expect(removed.lost.every(({ mark }) => mark === 0)).toBe(true);
      }),
    );
  });
});
