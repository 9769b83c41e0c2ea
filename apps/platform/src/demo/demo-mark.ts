import type { Connection } from '../db/connection.ts';
import { DatabaseSetupError } from '../db/setup-error.ts';

/** When the demo data came into a database, and of which version of the platform. */
export interface DemoMark {
  readonly seededAt: Date;
  readonly version: string;
}

/** The mark of a database that was filled with demo data; undefined for any other. */
export async function readDemoMark(connection: Connection): Promise<DemoMark | undefined> {
  const { rows } = await connection.query<DemoMark>('select seeded_at as "seededAt", version from app.demo_seed');
  return rows[0];
}

/**
 * In place of the seed of a service: demo accounts have a password that everybody knows.
 *
 * @throws DatabaseSetupError with one line for the operator
 */
export async function refuseDemoData(connection: Connection): Promise<void> {
  const mark = await readDemoMark(connection);
  if (mark === undefined) return;
  throw new DatabaseSetupError(
    `DEMO=0: the database holds demo data (of ${mark.seededAt.toISOString().slice(0, 10)}, version ${mark.version}), ` +
      'whose logins everybody knows: remove it with --drop-demo, or choose another DATA_DIR or DATABASE_URL',
  );
}
