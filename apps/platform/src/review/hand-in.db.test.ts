import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findRecord } from '../record/find-record.ts';
import { addCompany } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { tendersOn } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const NEED = '/api/rs-member-service/ecomm/need';

let platform: TestPlatform;
let owner: TestMember;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addCompany(platform, '送审建设');
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const { act, save, submit } = tendersOn(() => platform);

async function submitNeed(): Promise<string> {
  const region = {
    ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
    ...{ districtCode: '220104', districtName: '朝阳区' },
  };
  const need = {
    ...{ title: '厂房消防设计', needType: 6, budgetMin: 100_00, budgetMax: 900_00, region, deadline: '2099-01-01' },
    ...{ description: '需要消防设计审查与优化', contactName: '王工', contactPhone: '13900009999', isPublic: 1 },
  };
  const headers = { 'idempotency-key': randomUUID() };
  const { data } = await platform.post(`${NEED}/submit`, need, { tokens: tokensOf(owner), headers });
  return data.id;
}

const reviewOf = async (bizType: string, id: string) => {
  const [row] = await platform.db.admin<{ status: number }>(
    'select status from review where biz_type = $1 and biz_id = $2',
    [bizType, id],
  );
  return row?.status;
};
const tenderStatus = async (id: string) =>
  (await platform.db.admin<{ status: number }>('select status from tender where id = $1', [id]))[0]?.status;

describe('what the queue of reviews refuses', () => {
  it('is not handed in: nothing of the act is kept', async () => {
    const id = await save(owner);
    await platform.db.admin(
      `insert into review (biz_type, biz_id, business_id, code, title, status, version)
       values ('tender', $1, $2, 'ZB', '钢材', 1, 1)`,
      [id, owner.businessId],
    );
    expect((await act(owner, id, 'submit')).status).toBe(500);
    expect(await tenderStatus(id)).toBe(0);
  });

  it('is not taken back: nothing of the act is kept', async () => {
    const id = await submit(owner);
    await platform.db.admin(`update review set status = 0 where biz_type = 'tender' and biz_id = $1`, [id]);
    expect((await act(owner, id, 'withdraw')).status).toBe(500);
    expect(await tenderStatus(id)).toBe(1);
  });
});

const isAnyoneWaiting = async () => {
  const waiting = await platform.db.admin(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
};

describe('a decision', () => {
  it.each([
    ['need', submitNeed],
    ['tender', () => submit(owner)],
  ] as const)('that waits for whoever ends its %s holds nothing that he needs', async (table, place) => {
    const id = await place();
    const { decided } = await platform.db.database.withWorker(async (transaction) => {
      await findRecord(transaction, table, id, 'lock');
      const body = { bizType: table, bizId: id, agree: 1 };
      const answer = decideAsSeen(platform, body, { operatorToken });
      await vi.waitUntil(isAnyoneWaiting, { timeout: 10_000 });
      const { rows } = await sql`
        select id from review where biz_type = ${table} and biz_id = ${id} for update nowait`.execute(transaction);
      expect(rows).toHaveLength(1);
      return { decided: answer };
    });
    expect(await decided).toMatchObject({ code: 200 });
    expect(await reviewOf(table, id)).toBe(2);
  });
});
