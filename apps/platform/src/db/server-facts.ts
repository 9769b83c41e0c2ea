import type { Connection } from './connection.ts';
import { DatabaseSetupError } from './setup-error.ts';

/** The oldest PostgreSQL that the migrations are tested on. */
const OLDEST_MAJOR = 15;
/** From here on a membership may lack the right to turn into its role. */
const MAJOR_WITH_SET_OPTION = 16;

/** A server, and what the user of DATABASE_URL is there. Names are quoted, to stand in statements for the operator. */
export interface ServerFacts {
  readonly user: string;
  readonly database: string;
  /** Whether the user may make roles: superuser or CREATEROLE. */
  readonly makesRoles: boolean;
  /** What `pg_has_role` calls the right to turn into a role. */
  readonly turnInto: 'set' | 'member';
}

/** What the server says of itself and of the user. */
export interface ServerAnswer {
  readonly user: string;
  readonly database: string;
  readonly version: string;
  readonly major: number;
  readonly encoding: string;
  readonly makes_roles: boolean;
}

/** @throws DatabaseSetupError for a server that is too old or a database that cannot hold Chinese. */
export async function readServerFacts(admin: Connection): Promise<ServerFacts> {
  const { rows } = await admin.query<ServerAnswer>(`
    select quote_ident(current_user) as user, quote_ident(current_database()) as database,
      current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as makes_roles`);
  const [answer] = rows;
  if (answer === undefined) {
    throw new TypeError('the server says nothing of itself');
  }
  return judgeServer(answer);
}

/** @throws DatabaseSetupError as `readServerFacts`. */
export function judgeServer(answer: ServerAnswer): ServerFacts {
  const { user, database, version, major, encoding } = answer;
  if (major < OLDEST_MAJOR) {
    throw new DatabaseSetupError(
      `DATABASE_URL: the server is PostgreSQL ${version}; it must be ${OLDEST_MAJOR} or later`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseSetupError(`DATABASE_URL: database ${database} has the encoding ${encoding}; it must be UTF8`);
  }
  return {
    user,
    database,
    makesRoles: answer.makes_roles,
    turnInto: major < MAJOR_WITH_SET_OPTION ? 'member' : 'set',
  };
}
