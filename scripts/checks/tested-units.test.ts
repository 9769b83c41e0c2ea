import path from 'node:path';
import { expect, it } from 'vitest';
import { createUnitReader } from './tested-units.ts';

const root = path.join(import.meta.dirname, 'fixtures/units');
const unitsOf = createUnitReader({
  root,
  packages: new Map(),
  isProduct: (file) => ['index.ts', 'product.ts'].includes(file),
});

it('finds what the tests of a rule run: through helpers, tools, entries and tables of cases, and no types', () => {
  const units = [...unitsOf(path.join(root, 'cases.ts'))].map(([id, found]) => [id, ...found] as const);
  expect(new Map(units.map(([id, ...found]) => [id, found]))).toEqual(
    new Map([
      ['AA1', ['product.ts#shown']],
      ['AA2', []],
      ['AA3', ['product.ts#other']],
      ['AA4', ['product.ts#limits']],
    ]),
  );
});
