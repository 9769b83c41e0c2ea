import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

interface Manifest {
  readonly private?: boolean;
  readonly exports?: object;
  readonly publishConfig?: { readonly exports?: object };
}

const manifests = globSync('packages/*/package.json', { cwd: workspaceRoot }).toSorted();

test.each(manifests)('%s publishes every entry point that the workspace reads', (path) => {
  const manifest: Manifest = JSON.parse(readFileSync(`${workspaceRoot}/${path}`, 'utf8'));
  if (manifest.private) return;
  expect(Object.keys(manifest.publishConfig?.exports ?? {}).sort()).toEqual(Object.keys(manifest.exports ?? {}).sort());
});
