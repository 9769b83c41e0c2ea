import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withDiagrams } from './readme-diagrams.ts';

test('UP9: the diagrams in the README are those of the machines', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(withDiagrams(readme)).toBe(readme);
});
