import { expect, it } from 'vitest';
import { chooseSteps } from './steps.ts';

function names(...chosen: readonly string[]): string[] {
  const steps = chooseSteps(chosen, false);
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

it('drives the other browsers when it is asked for deep tests, or for them', () => {
  expect(chooseSteps([], true)).toContainEqual(expect.objectContaining({ name: 'browsers' }));
  expect(names('browsers')).toEqual(['browsers']);
});

it('runs the named steps in their own order', () => {
  expect(names('unit', 'lint')).toEqual(['lint', 'unit']);
});

it('runs the mutations when tests may run longer, or by their name', () => {
  expect(chooseSteps([], true)).toContainEqual(expect.objectContaining({ name: 'mutations' }));
  expect(names('mutations')).toEqual(['mutations']);
});

it('says which steps there are', () => {
  expect(chooseSteps(['units'], false)).toMatchObject({
    message: expect.stringMatching(/^There is no step units; the steps are lint, boundaries, rules,/),
  });
});
