import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  documentedStatements,
  MAKES_NO_ROLES,
  type OperatorsPostgres,
  SERVERS,
  startOperatorsPostgres,
} from '../testing/operators-postgres.ts';
import { openDatabase } from './database.ts';
import { silentLog } from './database-log.ts';
import type { ServerUrls } from './server-access.ts';

describe.each(SERVERS)('$name without a right', ({ binaries, major }) => {
  let server: OperatorsPostgres;
  beforeAll(async () => {
    server = await startOperatorsPostgres(binaries);
  });
  beforeEach(() => server.clear());
  afterAll(() => server.stop());

  async function open(urls: ServerUrls): Promise<void> {
    const database = await openDatabase({ kind: 'server', ...urls }, silentLog);
    onTestFinished(() => database.close());
  }

  it('names a role that is missing, and who may make it', async () => {
    await server.run([...(await documentedStatements(MAKES_NO_ROLES)), 'drop role app_worker']);
    await expect(open(server.urls(true))).rejects.toThrow(
      /^DATABASE_URL: roles are missing: app_worker; run ALTER ROLE jianzhu CREATEROLE, or make them as .+$/,
    );
  });

  it.each([
    {
      without: 'membership of the owner',
      statements: ['revoke app_owner from jianzhu'],
      line: 'DATABASE_URL: jianzhu cannot turn into app_owner; run GRANT app_owner TO jianzhu',
    },
    {
      without: 'CREATE on the database',
      statements: ['revoke create on database jianzhu from jianzhu'],
      line: 'DATABASE_URL: jianzhu may not make the schema app; run GRANT CREATE ON DATABASE jianzhu TO jianzhu',
    },
    {
      without: 'TEMPORARY taken from everybody',
      statements: ['grant temporary on database jianzhu to public'],
      line:
        'DATABASE_URL: in database jianzhu the role app_user may make temporary tables; ' +
        'run REVOKE TEMPORARY ON DATABASE jianzhu FROM PUBLIC, app_user',
    },
    {
      without: 'TEMPORARY for the owner',
      statements: ['revoke temporary on database jianzhu from app_owner'],
      line:
        'DATABASE_URL: app_owner may not make temporary tables; ' +
        'run GRANT TEMPORARY ON DATABASE jianzhu TO app_owner',
    },
    {
      without: 'CREATE on the database taken from everybody',
      statements: ['grant create on database jianzhu to public'],
      line:
        'DATABASE_URL: in database jianzhu the role app_user may make schemas; ' +
        'run REVOKE CREATE ON DATABASE jianzhu FROM PUBLIC, app_user',
    },
    {
      without: 'CONNECT for a role',
      statements: ['revoke connect on database jianzhu from public', 'grant connect on database jianzhu to jianzhu'],
      line:
        'DATABASE_APP_URL, as app_user: no connection to HOST:5432, database "jianzhu": ' +
        'the user may not connect to it; GRANT CONNECT ON DATABASE lets it',
    },
    {
      without: 'CONNECT for its user',
      statements: ['revoke connect on database jianzhu from public'],
      line:
        'DATABASE_URL: no connection to HOST:5432, database "jianzhu": ' +
        'the user may not connect to it; GRANT CONNECT ON DATABASE lets it',
    },
    {
      without: 'a plain app_user',
      statements: ['alter role app_user bypassrls'],
      line:
        'DATABASE_URL: roles with rights that pass by row security: app_user; run ALTER ROLE … ' +
        'NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB NOREPLICATION',
    },
    {
      without: 'an app_worker that belongs to nobody',
      statements: ['grant app_owner to app_worker'],
      line: 'DATABASE_URL: app_worker must belong to no other role; run REVOKE "app_owner" FROM app_worker',
    },
    {
      without: 'an app_user that sees no statements of others',
      statements: ['grant pg_read_all_stats to app_user'],
      line: 'DATABASE_URL: app_user must belong to no other role; run REVOKE "pg_read_all_stats" FROM app_user',
    },
    {
      without: 'the schema of its own',
      statements: ['create role somebody'],
      inside: ['create schema app authorization somebody'],
      line: 'DATABASE_URL: the schema app belongs to "somebody"; run ALTER SCHEMA app OWNER TO app_owner',
    },
    {
      without: 'the closed schema public of version 15',
      statements: [],
      inside: ['grant create on schema public to public'],
      line:
        'DATABASE_URL: in database jianzhu the role app_user may make objects; ' +
        'run REVOKE CREATE ON SCHEMA public FROM PUBLIC, app_user',
    },
    {
      without: 'UTF8',
      statements: [
        'drop database jianzhu',
        `create database jianzhu encoding 'SQL_ASCII' locale 'C' template template0`,
        'grant create on database jianzhu to jianzhu',
      ],
      line: 'DATABASE_URL: database jianzhu has the encoding SQL_ASCII; it must be UTF8',
    },
  ])('says in one line what it starts not without: $without', async ({ statements, inside = [], line }) => {
    await server.run([...(await documentedStatements(MAKES_NO_ROLES)), ...statements]);
    await server.run(inside, 'jianzhu');
    const host = new URL(server.urls(true).admin).searchParams.get('host') ?? '';
    await expect(open(server.urls(true))).rejects.toMatchObject({
      name: 'DatabaseSetupError',
      message: line.replace('HOST', host),
    });
  });

  it('asks for the addresses of roles whose passwords it may not set', async () => {
    await server.run(await documentedStatements(MAKES_NO_ROLES));
    await expect(open(server.urls(false))).rejects.toThrow(
      'DATABASE_APP_URL, DATABASE_AUTH_URL and DATABASE_WORKER_URL must be set, ' +
        'because jianzhu may not set the password of app_user',
    );
  });

  it('holds roles to whoever made them, as the server does', async () => {
    await server.run([...(await documentedStatements(MAKES_NO_ROLES)), 'alter role jianzhu createrole']);
    const opened = open(server.urls(false)).catch(({ message }: Error) => message);
    expect(await opened).toBe(
      major < 16
        ? undefined
        : 'DATABASE_APP_URL, DATABASE_AUTH_URL and DATABASE_WORKER_URL must be set, ' +
            'because jianzhu may not set the password of app_user',
    );
  });

  it.each([
    { where: 'another user', user: 'jianzhu', database: 'jianzhu', line: 'its user is "jianzhu"; it must be app_auth' },
    {
      where: 'another database',
      user: 'app_auth',
      database: 'other',
      line: 'its database has no schema app; it must be that of DATABASE_URL',
    },
  ])('refuses an address that leads to $where', async ({ user, database, line }) => {
    await server.run([...(await documentedStatements(MAKES_NO_ROLES)), 'create database other']);
    const { admin, roles } = server.urls(true);
    const misled = { admin, roles: { ...roles, app_auth: server.url(user, 'secret', database) } };
    await expect(open(misled)).rejects.toThrow(`DATABASE_AUTH_URL: ${line}`);
  });
});
