import { expect, test } from 'vitest';
import { acceptedSince, findBaseCommit, type Git } from './base-commit.ts';

/** A repository that answers these commands, and fails at all others. */
function repository(answers: Readonly<Record<string, string>>): Git {
  return (...args) => answers[args.join(' ')];
}

const resolve = (name: string) => `rev-parse --verify --quiet ${name}^{commit}`;

test('a branch is compared with its merge base, whatever files differ', () => {
  const git = repository({
    [resolve('HEAD')]: 'tip',
    [resolve('origin/main')]: 'main',
    'merge-base HEAD origin/main': 'fork',
    'status --porcelain': ' M a.ts',
  });
  expect(findBaseCommit(git)).toBe('fork');
});

test('the main branch is compared with its parent', () => {
  const git = repository({
    [resolve('HEAD')]: 'tip',
    [resolve('HEAD^1')]: 'parent',
    [resolve('main')]: 'tip',
    'merge-base HEAD main': 'tip',
    'status --porcelain': '',
  });
  expect(findBaseCommit(git)).toBe('parent');
});

test('changed files on the main branch are compared with its last commit', () => {
  const git = repository({
    [resolve('HEAD')]: 'tip',
    [resolve('main')]: 'tip',
    'merge-base HEAD main': 'tip',
    'status --porcelain': ' M packages/ui/src/button/button.css.ts',
  });
  expect(findBaseCommit(git)).toBe('tip');
});

test('a clone of depth 1 has nothing to compare with', () => {
  expect(findBaseCommit(repository({ [resolve('HEAD')]: 'tip', 'status --porcelain': '' }))).toBeUndefined();
});

test('accepted are the pictures that differ from the commit, committed or not', () => {
  const git = repository({
    'diff --name-only -z --no-renames fork -- baselines/chromium-1': 'baselines/chromium-1/tag/matrix.png\0',
    'ls-files --others --exclude-standard -z -- baselines/chromium-1':
      'baselines/chromium-1/menu/open.png\0baselines/chromium-1/text.json\0',
  });
  expect(acceptedSince(git, 'fork', 'baselines/chromium-1')).toEqual(['tag/matrix.png', 'menu/open.png']);
});
