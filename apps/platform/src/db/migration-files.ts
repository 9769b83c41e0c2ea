import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSetupError } from './setup-error.ts';

/** One numbered SQL file of a context. */
export interface Migration {
  readonly number: number;
  /** The file's name without its ending. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, in hex. */
  readonly checksum: string;
}

/** The folder whose sub-folders are the contexts. */
const CONTEXTS = path.resolve(import.meta.dirname, '..');

/**
 * Reads `<context>/migrations/NNNN-title.sql` of all contexts, in the order of their numbers.
 * @throws DatabaseSetupError for a name without a number or a number given twice.
 */
export async function readMigrations(contexts: string = CONTEXTS): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for await (const file of glob('*/migrations/*.sql', { cwd: contexts })) {
    migrations.push(await readMigration(path.join(contexts, file)));
  }
  migrations.sort((a, b) => a.number - b.number);
  for (const [index, migration] of migrations.entries()) {
    const earlier = migrations[index - 1];
    if (earlier?.number === migration.number) {
      throw new DatabaseSetupError(`migrations ${earlier.name} and ${migration.name} have the same number`);
    }
  }
  return migrations;
}

async function readMigration(file: string): Promise<Migration> {
  const name = path.basename(file, '.sql');
  const number = /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1];
  if (number === undefined) {
    throw new DatabaseSetupError(`migration ${file} is not named NNNN-title.sql`);
  }
  const sql = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
