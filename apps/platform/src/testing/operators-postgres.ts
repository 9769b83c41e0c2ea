import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../db/connection.ts';
import { silentLog } from '../db/database-log.ts';
import type { PostgresBinaries } from '../db/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { LOGIN_ROLES, OWNER_ROLE } from '../db/roles.ts';
import type { ServerUrls } from '../db/server-access.ts';
import { makeServerFolder } from './server-folder.ts';

const DEBIAN_BIN = '/usr/lib/postgresql/15/bin';
const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/database.md');
/** Headings of the document. */
export const MAKES_ROLES = 'A user that may make roles';
export const MAKES_NO_ROLES = 'A user that may not';

/** The programs of Debian's PostgreSQL 15; without them its tests are skipped with a line that says so; CI must have them. */
const debianPostgres: PostgresBinaries | undefined = existsSync(path.join(DEBIAN_BIN, 'postgres'))
  ? { initdb: path.join(DEBIAN_BIN, 'initdb'), postgres: path.join(DEBIAN_BIN, 'postgres') }
  : undefined;
if (debianPostgres === undefined) {
  // biome-ignore lint/style/noProcessEnv: whether this is CI is said by nothing else
  if (process.env.CI !== undefined) throw new Error(`there is no PostgreSQL 15 in ${DEBIAN_BIN}, which CI tests`);
  process.stdout.write(`PostgreSQL 15 is not tested: there is none in ${DEBIAN_BIN}\n`);
}

interface TestedPostgres {
  readonly name: string;
  readonly major: number;
  readonly binaries: PostgresBinaries | undefined;
}

/** What the tests run on. */
export const SERVERS: readonly TestedPostgres[] = [
  ...(debianPostgres ? [{ name: "Debian's PostgreSQL 15", major: 15, binaries: debianPostgres }] : []),
  { name: 'the packaged PostgreSQL', major: 18, binaries: undefined },
];

/** A server as an operator has it, with an administrator of its own. */
export interface OperatorsPostgres {
  /** Runs statements one by one as the server's superuser. */
  run(statements: readonly string[], database?: string): Promise<void>;
  /** The address of a database for one role. */
  url(user: string, password: string, database?: string): string;
  /** What the platform is told: the user's address alone, or those of the roles that an administrator has made. */
  urls(hasMadeRoles: boolean): ServerUrls;
  /** Removes the database and the roles of a test, whatever of them there is. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a throw-away server of the given programs, or of the packaged ones. */
export async function startOperatorsPostgres(binaries: PostgresBinaries | undefined): Promise<OperatorsPostgres> {
  const folder = await makeServerFolder();
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    log: silentLog,
    fsync: false,
    ...(binaries && { binaries }),
  });
  const { address } = server;
  const url: OperatorsPostgres['url'] = (user, password, database = 'jianzhu') =>
    `postgresql://${user}:${password}@localhost:5432/${database}?host=${encodeURIComponent(address.host)}`;
  const run: OperatorsPostgres['run'] = (statements, database = 'postgres') =>
    withConnection({ ...address, database }, async (connection) => {
      for (const statement of statements) await connection.query(statement);
    });
  return {
    run,
    url,
    urls: (hasMadeRoles) => ({
      admin: url('jianzhu', 'secret'),
      roles: hasMadeRoles ? Object.fromEntries(LOGIN_ROLES.map((role) => [role, url(role, 'secret')])) : {},
    }),
    clear: () =>
      run([
        'drop database if exists jianzhu with (force)',
        'drop database if exists other with (force)',
        `drop role if exists ${[OWNER_ROLE, ...LOGIN_ROLES, 'jianzhu', 'somebody'].join(', ')}`,
      ]),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The statements under a heading of docs/database.md, with the password `secret` for all. */
export async function documentedStatements(heading: string): Promise<string[]> {
  const text = await readFile(DOCUMENT, 'utf8');
  const section = text.slice(text.indexOf(`## ${heading}\n`));
  const block = /```sql\n(.*?)```/s.exec(section)?.[1] ?? '';
  return block
    .replaceAll(/<password[^>]*>/g, 'secret')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
