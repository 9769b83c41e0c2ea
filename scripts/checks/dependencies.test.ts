import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');

/** Names under `catalog:`, which is a flat list of `name: version` lines. */
function catalogNames(): string[] {
  const [, catalog = ''] = read('pnpm-workspace.yaml').split(/^catalog:\n/m);
  const [list = ''] = catalog.split(/^\S/m);
  return [...list.matchAll(/^ {2}["']?([^"':\s]+)["']?:/gm)].map(([, name = '']) => name);
}

function rootNames(): string[] {
  const { devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  return Object.keys({ ...devDependencies, ...optionalDependencies });
}

const documented = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|(.+)\|(.+)\|$/gm)];
const documentedNames = documented.map(([, name = '']) => name);
const used = [...new Set([...catalogNames(), ...rootNames()])];

it('reads the catalog', () => {
  expect(catalogNames()).toEqual(expect.arrayContaining(['@axe-core/playwright', 'react', 'xstate']));
});

it.each(used)('explains %s', (name) => {
  expect(documentedNames).toContain(name);
});

it('explains nothing that is gone, and nothing twice', () => {
  expect(documentedNames.toSorted()).toEqual(used.toSorted());
});

it('says of each why it is here and what was considered', () => {
  const short = documented.filter(([, , why = '', considered = '']) => why.trim().length < 5 || !considered.trim());
  expect(short.map(([line]) => line)).toEqual([]);
});
