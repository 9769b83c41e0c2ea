import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from './audit/record-event.ts';
import { withConnection } from './db/connection.ts';
import { demoSeed } from './demo/seed.ts';
import { addBusiness, addMember } from './testing/members.ts';
import { addOperator } from './testing/operators.ts';
import { type CallTokens, createTestPlatform, type TestPlatform } from './testing/test-platform.ts';

// Every call of the contract that answers page by page, those to come included: its pages are the parts of one list.

const size = 3;
const noticesEach = 8;
/** What a list cannot be asked without. */
const needed: Readonly<Record<string, string>> = {
  'content.articles': 'columnCode=policy',
  'notice.list': 'noticeType=0',
  'search.search': 'keyword=建',
};

const platform: TestPlatform = await createTestPlatform();
let tokens: CallTokens;

beforeAll(async () => {
  const seed = demoSeed({ now: new Date(), hashPassword: async () => '$argon2id$demo' });
  await withConnection(platform.db.access.admin, seed);
  const member = await addMember(platform.db, await addBusiness(platform.db, '分页建设'));
  // Some lists are the administrator's.
  await platform.db.admin('update membership set is_owner = true where user_id = $1', [member.userId]);
  await platform.db.admin(
    `insert into notice (user_id, business_id, notice_type, title, content)
     select $1, $2, 0, 'notice ' || number, '' from generate_series(1, ${noticesEach}) as number`,
    [member.userId, member.businessId],
  );
  await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, submitted_at)
     select 'certification', number, $1, 'review ' || number, 1, now() from generate_series(1, ${noticesEach}) as number`,
    [member.businessId],
  );
  const { userId, businessId: company } = member;
  await platform.db.database.withWorker(async (transaction) => {
    for (let number = 0; number < noticesEach; number += 1) {
      await recordEvent(transaction, { kind: 'system', userId, businessId: company }, { act: 'test.paged' });
    }
  });
  const { token: operatorToken } = await addOperator(platform.db);
  const { platformToken, accessToken, businessId } = member;
  tokens = { jianzhuToken: platformToken, token: accessToken, businessId, operatorToken };
});
afterAll(() => platform.close());

const pagedCalls = platform.calls.filter(({ schemas: { query } }) => {
  const entries = query && 'entries' in query ? query.entries : undefined;
  return entries instanceof Object && 'current' in entries && 'size' in entries;
});

it('knows the lists of the contract', () => {
  const ids = pagedCalls.map(({ endpoint }) => endpoint.id);
  expect(ids).toEqual(
    expect.arrayContaining(['content.articles', 'notice.list', 'messageCenter.list', 'search.search']),
  );
});

it.each(pagedCalls.map(({ endpoint }) => [endpoint.id, endpoint.path] as const))(
  '%s gives the parts of one list, and nothing behind its end',
  async (id, path) => {
    const page = async (current: number, rows: number) => {
      const { code, data } = await platform.get(`${path}?${needed[id] ?? ''}&current=${current}&size=${rows}`, tokens);
      expect(code).toBe(200);
      expect(data).toMatchObject({ current, size: rows, pages: Math.ceil(data.total / rows) });
      return data;
    };
    const whole = await page(1, 3 * size);
    expect(whole.total).toBeGreaterThan(size);
    const parts = [await page(1, size), await page(2, size), await page(3, size)];
    expect(parts.flatMap(({ records }) => records)).toEqual(whole.records);
    const behind = await page(Math.ceil(whole.total / size) + 1, size);
    expect([behind.records, behind.total]).toEqual([[], whole.total]);
  },
);
