import path from 'node:path';

/** What the site may consist of besides its own sources: the tarballs, and their peers, which it brings itself. */
const peers = ['proxy-compare', 'rxjs', 'tslib', 'valtio', 'xstate'];

/**
 * The first module of a bundle that a team without this workspace would not have: React, or a source of the workspace
 * instead of what was packed. Undefined when there is none.
 *
 * @param site absolute folder of the site
 * @param modules absolute paths with symbolic links resolved; what the bundler makes itself begins with a zero character
 */
export function findForeignModule(modules: Iterable<string>, site: string): string | undefined {
  return [...modules].find((id) => !id.startsWith('\0') && !isOurs(id.split('?', 1)[0] ?? id, site));
}

function isOurs(file: string, site: string): boolean {
  const inside = path.relative(site, file).split(path.sep).join('/');
  if (/^(src\/|[\w-]+\.html$|node_modules\/@jianzhu\/(upload|chat)\/dist\/)/.test(inside)) return true;
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.split(path.sep).join('/')) ?? [];
  return dependency !== undefined && peers.includes(dependency) && !/\/react(\.|\/)/.test(inside);
}
