// Packs each published package as the registry would get it, and holds publint and are-the-types-wrong against it.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';
import { runCommand } from './run-command.ts';

async function run(cwd: string, file: string, ...args: readonly string[]): Promise<boolean> {
  const { succeeded, account } = await runCommand({ cwd }, file, ...args);
  if (!succeeded) console.error(account);
  return succeeded;
}

async function check({ name, folder }: PublishedPackage): Promise<boolean> {
  const target = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    // pnpm applies publishConfig, which takes the source condition out of `exports`.
    if (!(await run(folder, 'pnpm', 'pack', '--pack-destination', target))) return false;
    const [tarball = ''] = globSync(join(target, '*.tgz'));
    const checks = [
      ['publint', 'run', tarball, '--strict'],
      ['attw', '--profile', 'esm-only', '--format', 'ascii', tarball],
    ] as const;
    const sound = (await Promise.all(checks.map(([file, ...args]) => run(folder, file, ...args)))).every(Boolean);
    process.stdout.write(`${name}: ${sound ? 'sound' : 'not fit to publish'}\n`);
    return sound;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

process.exitCode = (await Promise.all(publishedPackages().map(check))).every(Boolean) ? 0 : 1;
