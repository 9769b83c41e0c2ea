import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import type { Migration } from './migration-files.ts';
import { asOwner, openToOwner } from './owner-access.ts';
import { OWNER_ROLE } from './roles.ts';
import { DatabaseSetupError } from './setup-error.ts';

/** Lets one process migrate at a time; any number that nothing else uses. */
const MIGRATION_LOCK = 4_120_002;
/** A statement that waits longer for a table would itself block all requests behind it. */
const BRIEFLY = `set local lock_timeout = '2s'; set local search_path = app`;
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
    // Databases of earlier versions have tables that are closed to their owner.
    await patiently('row security', () => asOwner(admin, () => openToOwner(admin), BRIEFLY));
    const applied = await readApplied(admin);
    const names: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.number);
      if (checksum === undefined) {
        await patiently(migration.name, () => asOwner(admin, () => apply(admin, migration), BRIEFLY));
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
  const { rowCount } = await admin.query(`select from pg_namespace where nspname = 'app'`);
  if (rowCount === 0) {
    await admin.query(`create schema app authorization ${OWNER_ROLE}`);
  }
  await asOwner(admin, async () => {
    await admin.query(`
      create table if not exists app.schema_migration (
        number integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default clock_timestamp()
      )`);
  });
}

async function readApplied(admin: Connection): Promise<ReadonlyMap<number, string>> {
  const { rows } = await asOwner(admin, () =>
    admin.query<{ number: number; checksum: string }>('select number, checksum from app.schema_migration'),
  );
  return new Map(rows.map((row) => [row.number, row.checksum]));
}

/** Tries again where requests hold a table; says of which migration it was when it fails. */
async function patiently(name: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (cause) {
      const isBusy = cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE;
      if (!isBusy || attempt === LOCK_TRIES) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new DatabaseSetupError(`migration ${name} failed: ${reason}`, { cause });
      }
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

async function apply(admin: Connection, migration: Migration): Promise<void> {
  await admin.query(migration.sql);
  await openToOwner(admin);
  await admin.query('insert into app.schema_migration (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
}
