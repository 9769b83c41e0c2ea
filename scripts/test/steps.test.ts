import { expect, it } from 'vitest';
import { chooseSteps } from './steps.ts';

function names(...chosen: readonly string[]): string[] {
  const steps = chooseSteps(chosen);
  return 'message' in steps ? [] : steps.map(({ name }) => name);
}

it('runs every step unless some are named', () => {
  expect(names()).toEqual([
    'lint',
    'boundaries',
    'rules',
    'build',
    'unused',
    'packages',
    'sizes',
    'api',
    'unit',
    'stories',
    'visual',
    'e2e',
    'commands',
  ]);
});

it('runs the named steps in their own order', () => {
  expect(names('unit', 'lint')).toEqual(['lint', 'unit']);
});

it('says which steps there are', () => {
  expect(chooseSteps(['units'])).toMatchObject({
    message: expect.stringMatching(/^There is no step units; the steps are lint, boundaries, rules,/),
  });
});
