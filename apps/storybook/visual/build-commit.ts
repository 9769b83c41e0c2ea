import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Storybook of another commit, in a folder that goes away with `remove`. */
export type BuiltCommit = { readonly storybook: string; readonly remove: () => void } | { readonly failure: string };

/**
 * Builds the Storybook of a commit in a work tree of its own, with the packages of its lock file.
 *
 * @param root the repository.
 */
export function buildCommit(root: string, commit: string): BuiltCommit {
  const tree = mkdtempSync(join(tmpdir(), 'storybook-of-base-'));
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
    rmSync(tree, { recursive: true, force: true });
  };
  const commands = [
    { cwd: root, line: ['git', 'worktree', 'add', '--detach', '--force', tree, commit] },
    { cwd: tree, line: ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'] },
    { cwd: tree, line: ['pnpm', '--filter', '@jianzhu/storybook', 'run', 'build'] },
  ];
  for (const { cwd, line } of commands) {
    const [file = '', ...args] = line;
    const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (status !== 0) {
      remove();
      return { failure: `${line.join(' ')} failed:\n${stdout}${stderr}` };
    }
  }
  return { storybook: join(tree, 'apps/storybook/storybook-static'), remove };
}
