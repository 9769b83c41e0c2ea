/** Runs git in the repository; its trimmed output, or undefined when it fails. */
export type Git = (...args: readonly string[]) => string | undefined;

const mainBranches = ['origin/main', 'main'];

function commit(git: Git, name: string): string | undefined {
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/**
 * The commit whose looks count as accepted where no baselines fit: the merge base with the main branch. On the main
 * branch itself it is the last commit as long as files differ from it, else its first parent. Undefined when there is
 * no such commit, as in a clone of depth 1.
 */
export function findBaseCommit(git: Git): string | undefined {
  const head = commit(git, 'HEAD');
  const main = mainBranches.find((branch) => commit(git, branch));
  const shared = main && git('merge-base', 'HEAD', main);
  if (shared && shared !== head) return shared;
  return git('status', '--porcelain') ? head : commit(git, 'HEAD^1');
}

/**
 * Pictures of this folder that were accepted since a commit: added, changed or taken away, committed or not.
 *
 * @param folder path from the root of the repository.
 */
export function acceptedSince(git: Git, base: string, folder: string): readonly string[] {
  const tracked = git('diff', '--name-only', '-z', '--no-renames', base, '--', folder) ?? '';
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z', '--', folder) ?? '';
  return [...tracked.split('\0'), ...fresh.split('\0')]
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(folder.length + 1));
}
