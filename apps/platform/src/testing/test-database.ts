import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Connection, connect, withConnection } from '../db/connection.ts';
import { connectDatabase, type Database } from '../db/database.ts';
import { silentLog } from '../db/database-log.ts';
import { revokeFromEverybody } from '../db/database-rights.ts';
import type { LoginRole } from '../db/roles.ts';
import { embeddedAccess, type ServerAccess } from '../db/server-access.ts';
import { TEMPLATE_DATABASE } from './test-server.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly database: Database;
  readonly access: ServerAccess;
  /** Runs SQL as the superuser, past row security: to arrange and to look, never to act. */
  admin<Row extends Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Opens a bare connection of one role, with the schema on its path; closed with the database. */
  connectAs(role: LoginRole): Promise<Connection>;
  /**
   * Closes all connections and removes the database; for `afterAll`.
   *
   * @throws when anything in this process, product or test, asked a connection before its last answer: an error in pg 9.
   */
  close(): Promise<void>;
}

/** What `pg` warned of; once a process. */
let overlap: Error | undefined;
process.on('warning', (warning) => {
  if (warning.message.includes('already executing a query')) overlap = warning;
});

/**
 * Copies the migrated template; takes some 50 ms. Call it in `beforeAll` of a `*.db.test.ts`.
 *
 * @param template another database that nobody is connected to
 */
export async function createTestDatabase(template: string = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = { ...server, database: 'postgres' };
  await withConnection(maintenance, (admin) => admin.query(`create database ${name} template ${template}`));
  const access = embeddedAccess(server, name);
  const database = connectDatabase(access, silentLog);
  const admin = await connect({ ...access.admin, options: '-c search_path=app' });
  await revokeFromEverybody(admin);
  const clients: Connection[] = [];
  /** One after the other, however many a test asks at once. */
  let asked: Promise<unknown> = Promise.resolve();
  return {
    database,
    access,
    admin: async (sql, values) => {
      const answer = asked.then(() => admin.query(sql, values === undefined ? undefined : [...values]));
      asked = answer.catch(() => undefined);
      return (await answer).rows;
    },
    connectAs: async (role) => {
      const client = await connect({ ...access.roles[role], options: '-c search_path=app,pg_temp' });
      clients.push(client);
      return client;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await database.close();
      await admin.end();
      await withConnection(maintenance, (connection) => connection.query(`drop database ${name} with (force)`));
      const found = overlap;
      // Told once: the files after this one have no part in it.
      overlap = undefined;
      if (found !== undefined) throw found;
    },
  };
}
