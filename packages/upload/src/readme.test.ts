import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '..');

/** The examples of the README, each a module of its own, as its reader copies them. */
function examples(): readonly string[] {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
}

test('PK1: the examples of the README compile in a strict project, with their imports', () => {
  expect(examples().length).toBeGreaterThanOrEqual(4);
  // Inside the package, so that it finds itself by its name.
  const work = mkdtempSync(path.join(folder, 'node_modules/.readme-'));
  try {
    const files = examples().map((code, index) => {
      writeFileSync(path.join(work, `example-${index}.ts`), code);
      return `example-${index}.ts`;
    });
    const compilerOptions = { noUnusedLocals: true };
    const config = { extends: '../../../../tsconfig.base.json', compilerOptions, files };
    writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(path.join(folder, 'node_modules/.bin/tsc'), ['-p', work], { encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(work, { recursive: true });
  }
});
