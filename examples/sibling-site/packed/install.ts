// Packs upload and chat as the registry would get them and installs the tarballs into this site's node_modules, so that
// what is built and checked here is what another team would get. Does nothing while they are unchanged.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const names = ['upload', 'chat'] as const;
const site = path.resolve(import.meta.dirname, '..');
const tarballs = path.join(site, '.packed');
const installed = path.join(site, 'node_modules/@jianzhu');
/** Names the sources of an installed package. */
const mark = '.packed-from';

function fingerprint(folder: string): string {
  const files = globSync(['package.json', 'README.md', 'dist/**/*.*'], { cwd: folder }).toSorted();
  if (!files.some((file) => file.startsWith('dist'))) throw new Error(`${folder} is not built: run pnpm build first`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** @returns the tarball's path */
function pack(folder: string, name: string): string {
  for (const old of globSync(`jianzhu-${name}-*.tgz`, { cwd: tarballs })) rmSync(path.join(tarballs, old));
  // pnpm applies publishConfig, which takes the source condition out of `exports`.
  execFileSync('pnpm', ['pack', '--pack-destination', tarballs], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [tarball] = globSync(`jianzhu-${name}-*.tgz`, { cwd: tarballs });
  if (tarball === undefined) throw new Error(`pnpm pack left no tarball of ${name}`);
  return path.join(tarballs, tarball);
}

function install(name: (typeof names)[number]): void {
  const source = path.resolve(site, '../../packages', name);
  const target = path.join(installed, name);
  const wanted = fingerprint(source);
  const marker = path.join(target, mark);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  const unpacked = path.join(tarballs, name);
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', pack(source, name), '-C', unpacked, '--strip-components=1']);
  writeFileSync(path.join(unpacked, mark), wanted);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  renameSync(unpacked, target);
}

mkdirSync(tarballs, { recursive: true });
names.forEach(install);
