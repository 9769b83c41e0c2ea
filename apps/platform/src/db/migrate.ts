import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import type { Migration } from './migration-files.ts';
import { OWNER_ROLE } from './roles.ts';
import { DatabaseSetupError } from './setup-error.ts';

/** Lets one process migrate at a time; any number that nothing else uses. */
const MIGRATION_LOCK = 4_120_002;
/** A statement that waits longer for a table would itself block all requests behind it. */
const LOCK_TIMEOUT = '2s';
const LOCK_TRIES = 5;
const LOCK_PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies the migrations that the database does not have yet, each in its own transaction, as the schema's owner.
 * @param admin a connection that may turn into the owner; used for nothing else meanwhile.
 * @returns the names of the applied ones.
 * @throws DatabaseSetupError when a file was changed after it was applied, or a file fails.
 */
export async function migrate(
  admin: Connection,
  migrations: readonly Migration[],
  log: DatabaseLog,
): Promise<readonly string[]> {
  await admin.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await prepare(admin);
    const applied = await readApplied(admin);
    const names: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.number);
      if (checksum === undefined) {
        await applyPatiently(admin, migration);
        log.info({ migration: migration.name }, 'applied migration');
        names.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new DatabaseSetupError(
          `migration ${migration.name} was changed after it was applied; write a new one ` +
            '(or remove DATA_DIR, where the data does not matter)',
        );
      }
    }
    return names;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function prepare(admin: Connection): Promise<void> {
  await admin.query(`
    create schema if not exists app authorization ${OWNER_ROLE};
    set role ${OWNER_ROLE};
    create table if not exists app.schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp()
    );
    reset role;`);
}

async function readApplied(admin: Connection): Promise<ReadonlyMap<number, string>> {
  const { rows } = await admin.query<{ number: number; checksum: string }>(
    'select number, checksum from app.schema_migration',
  );
  return new Map(rows.map((row) => [row.number, row.checksum]));
}

async function applyPatiently(admin: Connection, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(admin, migration);
      return;
    } catch (cause) {
      const isBusy = cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE;
      if (!isBusy || attempt === LOCK_TRIES) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new DatabaseSetupError(`migration ${migration.name} failed: ${reason}`, { cause });
      }
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

async function apply(admin: Connection, migration: Migration): Promise<void> {
  await admin.query(
    `begin; set local role ${OWNER_ROLE}; set local lock_timeout = '${LOCK_TIMEOUT}'; set local search_path = app`,
  );
  try {
    await admin.query(migration.sql);
    await admin.query('insert into app.schema_migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await admin.query('commit');
  } catch (error) {
    await admin.query('rollback');
    throw error;
  }
}
