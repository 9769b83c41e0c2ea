import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, callsOf, passDeadline, publishAs, quotationFields, TRADE_PATHS } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { dumpAsBackup } from '../testing/table-dump.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;
/** Amounts that stand nowhere else: prices in fen, and what they make in yuan. */
const CANARIES = [876_543_217, 765_432_189] as const;
const REMARK = '金丝雀报价说明';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let rival: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier, rival] = [
    await addCompany(platform, '密封采购建设'),
    await addCompany(platform, '密封供应钢材'),
    await addCompany(platform, '旁观供应钢材'),
  ];
});
afterAll(() => platform.close());

const submit = (id: string, lineIds: readonly string[], prices: readonly number[] = CANARIES) =>
  callsOf(platform, supplier).post(
    `${quotation}/submit`,
    quotationFields(id, lineIds, prices, { remark: REMARK, discountAmount: 1 }),
  );

describe('a text with half a character in it', () => {
  it('is refused before it is sealed: no database could open it', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const fields = quotationFields(id, lineIds, CANARIES, { remark: 'x\ud800y' });
    const answer = await callsOf(platform, supplier).post(`${quotation}/submit`, fields);
    expect(answer).toMatchObject({ code: 400, msg: '内容含有不支持的字符' });
  });
});

describe('before the deadline', () => {
  it('the database shows the buyer no row of it, and a rival none at all', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    await submit(id, lineIds);
    for (const member of [buyer, rival]) {
      const counts = await platform.db.database.withSession(member.context, async (transaction) => {
        const tables = ['quotation', 'quotation_revision', 'quotation_open'] as const;
        const found: number[] = [];
        for (const table of tables) {
          const rows = await transaction.selectFrom(table).select('inquiry_id').where('inquiry_id', '=', id).execute();
          found.push(rows.length);
        }
        return found;
      });
      expect(counts).toEqual([0, 0, 0]);
    }
  });

  it('its supplier reads it, its history and its fingerprint', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const { data: sent } = await submit(id, lineIds);
    const { get, post } = callsOf(platform, supplier);
    const own = (await get(`${quotation}/detail?id=${sent.id}`)).data;
    expect(own).toMatchObject({ remark: REMARK, payloadHash: expect.stringMatching(/^[0-9a-f]{64}$/), revision: 1 });
    expect(own.lines.map(({ unitPrice }: { unitPrice: number }) => unitPrice)).toEqual(CANARIES);
    const again = { id: sent.id, version: sent.version, ...quotationFields(id, lineIds, [CANARIES[0], 1]) };
    expect(await post(`${quotation}/submit`, again)).toMatchObject({ code: 200, data: { revision: 2 } });
    const revisions = (await get(`${quotation}/revisions?id=${sent.id}`)).data;
    expect(revisions.map(({ revision, changedLines }: never) => [revision, changedLines])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });
});

describe('the opening', () => {
  it('gives the buyer what was submitted last; what was closed before it is sealed for good (decision 69)', async () => {
    const [opened, closed] = [await publishAs(platform, buyer), await publishAs(platform, buyer)];
    const sent = (await submit(opened.id, opened.lineIds)).data;
    const lost = (await submit(closed.id, closed.lineIds, [912_345_678, 912_345_678])).data;
    const { get, post } = callsOf(platform, buyer);
    const { version } = (await get(`${inquiry}/detail?id=${closed.id}`)).data;
    const close = { id: closed.id, version, reason: 1, remark: '' };
    expect(await post(`${inquiry}/close`, close)).toMatchObject({ code: 200, data: { status: 8 } });
    await passDeadline(platform, opened.id);
    await passDeadline(platform, closed.id);
    await platform.runJobs();
    const seen = (await get(`${quotation}/detail?id=${sent.id}`)).data;
    expect(seen).toMatchObject({ remark: REMARK, revision: 0, payloadHash: '', isOwn: false });
    expect(await get(`${quotation}/detail?id=${lost.id}`)).toMatchObject({ code: 411 });
    expect([...(await dumpAsBackup(platform.db)).values()].join('\n')).not.toContain('912345678');
    const keys = await platform.db.admin('select private_key from inquiry_round where inquiry_id = any($1)', [
      [opened.id, closed.id],
    ]);
    expect(keys).toEqual([{ private_key: null }, { private_key: null }]);
  });

  it('fails an inquiry that nobody has answered', async () => {
    const { id } = await publishAs(platform, buyer);
    await passDeadline(platform, id);
    await platform.runJobs();
    const { data } = await callsOf(platform, buyer).get(`${inquiry}/detail?id=${id}`);
    expect(data.status).toBe(7);
  });

  it('4: of a submission and the deadline that race each other either both count or the submission is refused', async () => {
    const rounds = await Promise.all(Array.from({ length: 6 }, () => publishAs(platform, buyer)));
    for (const { id, lineIds } of rounds) await submit(id, lineIds, [1000, 1000]);
    const outcomes = await Promise.all(
      rounds.map(async ({ id, lineIds }, index) => {
        const quoting = callsOf(platform, rival).post(
          `${quotation}/submit`,
          quotationFields(id, lineIds, [index + 1, 2]),
        );
        await passDeadline(platform, id);
        const [answer] = await Promise.all([quoting, platform.runJobs()]);
        return { id, code: answer.code };
      }),
    );
    await platform.runJobs();
    for (const { id, code } of outcomes) {
      const { data } = await callsOf(platform, buyer).get(`${inquiry}/compare?id=${id}`);
      expect(data.inquiry.status).toBe(3);
      expect([200, 410]).toContain(code);
      expect(data.suppliers).toHaveLength(code === 200 ? 2 : 1);
    }
  });
});
