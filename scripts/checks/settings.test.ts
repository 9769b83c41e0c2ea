import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PLATFORM_VARIABLES, readPlatformSettings } from '../../apps/platform/src/env.ts';
import { portalVariables, readPortalSettings } from '../../apps/portal/server/env.ts';
import { workspaceRoot } from '../workspace-root.ts';

const read = (file: string) => readFile(path.join(workspaceRoot, file), 'utf8');
const known = [...new Set([...PLATFORM_VARIABLES, ...portalVariables])].sort();
const example = parseEnv(await read('.env.example'));
const documents = ['README.md', 'docs/operations.md', 'docs/database.md', 'apps/platform/README.md'];

describe('the settings', () => {
  it('stand in .env.example, all of them and nothing else', () => {
    expect(Object.keys(example).sort()).toEqual(known);
  });

  it('have their defaults there', () => {
    expect(readPlatformSettings(example)).toEqual(readPlatformSettings({}));
    expect(readPortalSettings(example)).toEqual(readPortalSettings({}));
  });

  it('are named in the documents for operators', async () => {
    const text = (await Promise.all(documents.map(read))).join('\n');
    const named = new Set(text.match(/\b[A-Z][A-Z_]+\b/g));
    expect(known.filter((variable) => !named.has(variable))).toEqual([]);
  });

  it('are all that the table of operations speaks of', async () => {
    const text = await read('docs/operations.md');
    const names = [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`|^([A-Z_]{3,})=/gm)].map(([, word, line]) => word ?? line);
    expect(names.filter((name) => name === undefined || !known.includes(name))).toEqual([]);
  });
});
