// Packs each published package as the registry would get it, and holds publint and are-the-types-wrong against it.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';

function run(cwd: string, file: string, ...args: readonly string[]): boolean {
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd, encoding: 'utf8' });
  if (status !== 0) console.error(`${[file, ...args].join(' ')}\n${stdout}${stderr}${error?.message ?? ''}`);
  return status === 0;
}

function check({ name, folder }: PublishedPackage): boolean {
  const target = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    // pnpm applies publishConfig, which takes the source condition out of `exports`.
    if (!run(folder, 'pnpm', 'pack', '--pack-destination', target)) return false;
    const [tarball = ''] = globSync(join(target, '*.tgz'));
    const checks = [
      ['publint', 'run', tarball, '--strict'],
      ['attw', '--profile', 'esm-only', '--format', 'ascii', tarball],
    ] as const;
    const sound = checks.map(([file, ...args]) => run(folder, file, ...args)).every(Boolean);
    process.stdout.write(`${name}: ${sound ? 'sound' : 'not fit to publish'}\n`);
    return sound;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

process.exitCode = publishedPackages().map(check).every(Boolean) ? 0 : 1;
