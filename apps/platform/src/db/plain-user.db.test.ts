import { createApiClient } from '@jianzhu/api-client';
import { notice } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDemoSession } from '../testing/demo-session.ts';
import { ESCAPES } from '../testing/escape-attempts.ts';
import {
  documentedStatements,
  MAKES_NO_ROLES,
  MAKES_ROLES,
  type OperatorsPostgres,
  SERVERS,
  startOperatorsPostgres,
} from '../testing/operators-postgres.ts';
import { temporaryFolder } from '../testing/own-server.ts';
import { startPlatformProcess } from '../testing/platform-process.ts';
import { withConnection } from './connection.ts';
import { hashToken, parseRecordId } from './context.ts';
import { openDatabase, type Seed } from './database.ts';
import { silentLog } from './database-log.ts';
import { LOGIN_ROLES } from './roles.ts';
import { type ServerUrls, urlAccess } from './server-access.ts';

const MINUTES = 120_000;

describe.each(SERVERS)('$name with a plain user', ({ binaries }) => {
  let server: OperatorsPostgres;
  beforeAll(async () => {
    server = await startOperatorsPostgres(binaries);
  }, MINUTES);
  afterAll(() => server.stop());

  async function open(urls: ServerUrls, seed?: Seed) {
    const database = await openDatabase({ kind: 'server', ...urls }, silentLog, seed);
    onTestFinished(() => database.close());
    return database;
  }

  describe.each([
    { heading: MAKES_ROLES, urls: () => server.urls(false) },
    { heading: MAKES_NO_ROLES, urls: () => server.urls(true) },
  ])('as documented: $heading', ({ heading, urls }) => {
    beforeAll(async () => {
      await server.clear();
      await server.run(await documentedStatements(heading));
    });

    it(
      'starts with the whole demonstration, logs in, lists, and starts again',
      async () => {
        const { admin, roles } = urls();
        const platform = await startPlatformProcess(await temporaryFolder(), {
          DATABASE_URL: admin,
          ...(roles.app_user && {
            DATABASE_APP_URL: roles.app_user,
            DATABASE_AUTH_URL: roles.app_auth ?? '',
            DATABASE_WORKER_URL: roles.app_worker ?? '',
          }),
        });
        const first = await openDemoSession(platform.origin, '13800000001');
        const stranger = await openDemoSession(platform.origin, '13800000011');
        const client = createApiClient({ baseURL: platform.origin, session: { tokens: () => first } });
        const before = await client.call(notice.list, { query: { current: 1, size: 7, noticeType: 0 } });
        expect(before.total).toBeGreaterThan(0);
        await expectIsolation(urls(), first, stranger.businessId);
        await platform.kill();
        await platform.restart();
        expect(await client.call(notice.list, { query: { current: 1, size: 7, noticeType: 0 } })).toEqual(before);
      },
      MINUTES,
    );

    it('refuses what an injected statement would try', async () => {
      // As the test above has left it; by itself this one makes it.
      await open(urls());
      const access = urlAccess(urls());
      for (const role of LOGIN_ROLES) {
        await withConnection({ ...access.roles[role], options: '-c search_path=app,pg_temp' }, async (connection) => {
          for (const text of [...ESCAPES, 'set role jianzhu', 'grant app_owner to current_user']) {
            await expect(connection.query(text), `${role}: ${text}`).rejects.toMatchObject({ code: '42501' });
          }
        });
      }
    });
  });

  /** What a request of the first login sees of another company: public pages alone. */
  async function expectIsolation(
    urls: ServerUrls,
    { token, jianzhuToken, ...acting }: { token: string; jianzhuToken: string; businessId: string },
    foreign: string,
  ) {
    const businessId = parseRecordId(acting.businessId) ?? expect.fail('the session has no business');
    expect(foreign).not.toBe(businessId);
    const database = await open(urls);
    const count = (table: string, owner: string) =>
      database.withSession({ login: hashToken(jianzhuToken), session: hashToken(token) }, async (transaction) => {
        const { rows } = await sql<{ n: string }>`
          select count(*) as n from ${sql.table(table)} where business_id = ${owner}`.execute(transaction);
        return Number(rows[0]?.n);
      });
    for (const table of ['notice', 'membership']) {
      expect(await count(table, businessId), table).toBeGreaterThan(0);
      expect(await count(table, foreign), table).toBe(0);
    }
    const ofJob = await database.withBusiness(businessId, (transaction) =>
      transaction.selectFrom('notice').select('business_id').distinct().execute(),
    );
    expect(ofJob).toEqual([{ business_id: businessId }]);
    await expect(
      database.withSession({ login: hashToken(jianzhuToken), session: hashToken(token) }, (transaction) =>
        sql`insert into membership (user_id, business_id) select user_id, ${foreign} from membership`.execute(
          transaction,
        ),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  }

  it('shows rows of the owner to its own sessions alone, not to its functions in those of others', async () => {
    await server.clear();
    await server.run(await documentedStatements(MAKES_NO_ROLES));
    await open(server.urls(true), async (connection) => {
      await connection.query(`
        create function app.leak() returns bigint language sql security definer set search_path = ''
          return (select count(*) from app.account)`);
      await connection.query(`insert into app.account (phone) values ('13800000001')`);
      await connection.query('create temporary table gathered on commit drop as select id from app.account');
    });
    const leak = (url: string) =>
      withConnection({ connectionString: url }, async (connection) => {
        const { rows } = await connection.query<{ n: string }>('select app.leak() as n');
        return Number(rows[0]?.n);
      });
    expect(await leak(server.urls(true).admin)).toBe(1);
    for (const role of LOGIN_ROLES) {
      expect(await leak(server.url(role, 'secret')), role).toBe(0);
    }
  });
});
