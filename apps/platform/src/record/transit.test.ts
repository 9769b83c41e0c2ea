import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Tables whose records go through statuses by a status table of the domain. */
const STATUS_TABLES = ['review'];
const SOURCES = path.resolve(import.meta.dirname, '..');

it.each(STATUS_TABLES)('nothing but an act by its status table changes a %s', (table) => {
  const writers = globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(path.join(SOURCES, file), 'utf8');
      return text.includes(`updateTable('${table}')`) || new RegExp(`update (app\\.)?${table} set`).test(text);
    });
  expect(writers).toEqual([]);
});
