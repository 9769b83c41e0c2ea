import { randomUUID } from 'node:crypto';
import { formatDateTime, type Notice, routeNotice } from '@jianzhu/domain';
import { totalParts } from '@jianzhu/domain/quotations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  addCompany,
  inquiryFields,
  lineOf,
  passDeadline,
  publishAs,
  quotationFields,
  TRADE_PATHS,
  tradeOn,
} from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation, deal } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let first: TestMember;
let second: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, first, second] = [
    await addCompany(platform, '询价采购建设'),
    await addCompany(platform, '甲供应钢材'),
    await addCompany(platform, '乙供应钢材'),
  ];
});
afterAll(() => platform.close());

const { by, quote, endRound, compareOf, award: awardTo, detailOf: detail } = tradeOn(() => platform);
const detailOf = (id: string, member = buyer) => detail(id, member);

async function noticesOf({ userId }: TestMember, title: string): Promise<number> {
  const rows = await platform.db.admin('select from notice where user_id = $1 and title = $2', [userId, title]);
  return rows.length;
}

describe('a whole inquiry', () => {
  it('goes from the draft through both rounds, a refusal and the next candidate to the last confirmation', async () => {
    const inviteeIds = [first.businessId, second.businessId];
    const { id, lineIds } = await publishAs(platform, buyer, { publishScope: 2, inviteeIds });
    expect(await noticesOf(first, '询价邀请')).toBe(1);
    expect((await detailOf(id, first)).supplier.invitee.status).toBe(1);
    expect(await quote(first, { id, lineIds }, [300_000, 310_000])).toMatchObject({ code: 200, data: { revision: 1 } });
    expect(await quote(second, { id, lineIds }, [305_000, 300_000])).toMatchObject({ code: 200 });
    expect(await detailOf(id)).toMatchObject({ status: 1, quotedCount: 2 });
    await endRound(id);
    expect(await detailOf(id)).toMatchObject({ status: 3, quotedCount: 2 });
    expect(await noticesOf(buyer, '报价已截止')).toBe(1);

    const compared = await compareOf(id, buyer);
    const [a, b] = [first, second].map(
      ({ businessId }) =>
        compared.suppliers.find((one: { businessId: string }) => one.businessId === businessId).quotationId,
    );
    expect(compared.strategies.perLineLowest).toEqual([
      { lineId: lineIds[0], quotationId: a },
      { lineId: lineIds[1], quotationId: b },
    ]);

    const { version } = compared.inquiry;
    const deadline = formatDateTime(Date.now() + 3_600_000);
    const round = { id, version, quotationIds: [a, b], lineIds, deadline, targetPrices: [], showRank: 1 };
    expect(await by(buyer).post(`${inquiry}/second/start`, round)).toMatchObject({ code: 200, data: { status: 4 } });
    const mine = (await by(first).get(`${inquiry}/second/detail?id=${id}`)).data;
    expect(mine.lines.map((line: { firstUnitPrice: number }) => line.firstUnitPrice)).toEqual([300_000, 310_000]);
    const prices = (amounts: readonly number[]) =>
      lineIds.map((inquiryLineId, index) => ({ inquiryLineId, secondUnitPrice: amounts[index] }));
    const higher = { id: a, version: mine.quotation.version, lines: prices([300_001, 310_000]) };
    expect(await by(first).post(`${quotation}/second-submit`, higher)).toMatchObject({
      code: 400,
      msg: '第1行：二次报价不得高于首轮报价',
    });
    const lower = { ...higher, lines: prices([290_000, 310_000]) };
    expect(await by(first).post(`${quotation}/second-submit`, lower)).toMatchObject({ code: 200 });
    const during = await by(buyer).get(`${inquiry}/compare?id=${id}`);
    expect(JSON.stringify(during.data)).not.toContain('290000');
    expect(during.data.suppliers.map(({ status }: { status: number }) => status)).toEqual([3, 3]);
    expect((await by(buyer).get(`${inquiry}/second/detail?id=${id}`)).data.progress).toEqual({ done: 1, all: 2 });
    await endRound(id, 2);
    const after = await compareOf(id, buyer);
    expect(after.inquiry.status).toBe(3);
    expect(after.cells[0]).toMatchObject({ unitPrice: 290_000, firstUnitPrice: 300_000, secondUnitPrice: 290_000 });

    const award = {
      id,
      version: after.inquiry.version,
      awards: [
        { lineId: lineIds[0], quotationId: a },
        { lineId: lineIds[1], quotationId: b },
      ],
      resultPublic: 0,
    };
    expect(await by(buyer).post(`${inquiry}/award`, award)).toMatchObject({
      code: 200,
      data: { status: 5, isHeld: false },
    });
    const [dealOfA, dealOfB] = await Promise.all(
      [first, second].map(async (member) => {
        const { records } = (await by(member).get(`${deal}/list?side=supply`)).data;
        return records.find((row: { title: string }) => row.title === compared.inquiry.title);
      }),
    );
    expect(dealOfA).toMatchObject({ status: 0, totalAmount: 2_900_000 + Math.round((10_000 * 290) / 600) });
    const agreed = (await by(first).get(`${deal}/detail?id=${dealOfA.id}`)).data;
    const parts = totalParts(agreed);
    expect([agreed.freightAmount > 0, parts.net + parts.tax]).toEqual([true, agreed.totalAmount]);
    const refused = await by(first).post(`${deal}/refuse`, { ...pick(dealOfA), reason: '库存不足' });
    expect(refused).toMatchObject({ code: 200, data: { status: 2 } });
    expect(await detailOf(id)).toMatchObject({ status: 3, lines: [{ lineStatus: 0 }, { lineStatus: 1 }] });
    expect(await noticesOf(buyer, '供应方未确认')).toBe(0);
    const told = 'select content from notice where user_id = $1 and title = $2';
    expect(await platform.db.admin(told, [buyer.userId, '供应方拒绝成交'])).toEqual([
      { content: `供应方甲供应钢材拒绝成交单${dealOfA.code}，原因：库存不足，请重新定标` },
    ]);
    expect(await by(second).post(`${deal}/confirm`, pick(dealOfB))).toMatchObject({ code: 200, data: { status: 1 } });
    expect((await detailOf(id)).status).toBe(3);

    const next = { ...award, version: (await detailOf(id)).version, awards: [{ lineId: lineIds[0], quotationId: b }] };
    // Who has refused is no measure of the lowest price any more, so nobody asks for a reason.
    expect(await by(buyer).post(`${inquiry}/award`, next)).toMatchObject({ code: 200 });
    const { records } = (await by(second).get(`${deal}/list?side=supply&status=0`)).data;
    expect(await by(second).post(`${deal}/confirm`, pick(records[0]))).toMatchObject({ code: 200 });
    expect((await detailOf(id)).status).toBe(6);
    expect((await detailOf(id, first)).supplier.winners).toEqual([{ businessName: '乙供应钢材', totalAmount: null }]);
  });
});

const pick = ({ id, version }: { id: string; version: number }) => ({ id, version });

describe('the first look at an invitation', () => {
  it('waits for whoever holds the inquiry, and never holds him up in turn', async () => {
    const { id } = await publishAs(platform, buyer, { publishScope: 2, inviteeIds: [first.businessId] });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0 ? by(first).get(`${inquiry}/detail?id=${id}`) : by(first).post(`${inquiry}/accept-invite`, { id }),
      ),
    );
    expect(answers.map(({ code }) => code)).not.toContain(500);
    expect((await detailOf(id)).buyer.viewedCount).toBe(1);
  });
});

describe('acceptance scenarios', () => {
  it('1 and 2: before the deadline the buyer gets 411 and no price, by whatever call', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const { data: sent } = await quote(first, { id, lineIds }, [777_123, 777_123]);
    const { get, post } = by(buyer);
    const sealed = { code: 411, data: { inquiryId: id, deadline: (await detailOf(id)).quoteDeadline } };
    expect(await get(`${quotation}/detail?id=${sent.id}`)).toMatchObject(sealed);
    expect(await get(`${inquiry}/compare?id=${id}`)).toMatchObject(sealed);
    expect(await post(`${inquiry}/export-comparison`, { id })).toMatchObject(sealed);
    const answers = await Promise.all(
      [
        `${inquiry}/detail?id=${id}`,
        `${inquiry}/list`,
        `${inquiry}/log?id=${id}`,
        `${inquiry}/invitees?id=${id}`,
        `${inquiry}/status-count?side=require`,
        `${quotation}/list`,
        `/api/rs-trade-service/ecomm/thread/list?bizType=inquiry&bizId=${id}`,
      ].map((path) => get(path)),
    );
    expect(JSON.stringify(answers)).not.toMatch(/777123|payloadHash":"[0-9a-f]/);
  });

  it('3: at the deadline itself it is too late', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const { data: sent } = await quote(second, { id, lineIds }, [300_000, 300_000]);
    await passDeadline(platform, id);
    const late = { code: 410, msg: '已超过截止时间，无法操作' };
    expect(await quote(first, { id, lineIds }, [1, 1])).toMatchObject(late);
    expect(await quote(second, { id, lineIds }, [1, 1], pick(sent))).toMatchObject(late);
    expect(await by(first).post(`${quotation}/save`, quotationFields(id, lineIds, [1, 1]))).toMatchObject(late);
    expect(await by(second).post(`${quotation}/withdraw`, pick(sent))).toMatchObject(late);
    await platform.runJobs();
    expect(await detailOf(id)).toMatchObject({ status: 3, quotedCount: 1 });
    const { suppliers, cells } = await compareOf(id, buyer);
    expect([suppliers.length, cells.map(({ unitPrice }: { unitPrice: number }) => unitPrice)]).toEqual([
      1,
      [300_000, 300_000],
    ]);
  });

  it('names a line once, and the moment by which it was judged to be in time', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const [line = ''] = lineIds;
    const twice = await quote(first, { id, lineIds: [line, line] }, [1, 2]);
    expect(twice).toMatchObject({ code: 400, msg: '同一清单行只能报价一次，请刷新后重新填写' });
    expect((await quote(first, { id, lineIds }, [1, 2])).code).toBe(200);
    const moments = await platform.db.admin(
      `select q.submit_time = r.submit_time as same from quotation q
       join quotation_revision r on r.quotation_id = q.id and r.round = 1 where q.inquiry_id = $1`,
      [id],
    );
    expect(moments).toEqual([{ same: true }]);
  });

  it('5: of two members who submit at once one wins', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const colleague = await addColleague(platform, first, 'business_admin');
    const answers = await Promise.all(
      [first, colleague].map((member) => quote(member, { id, lineIds }, [300_000, 300_000])),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  });

  it('6: the same key twice publishes one inquiry', async () => {
    const saved = await by(buyer).post(`${inquiry}/copy`, { id: (await publishAs(platform, buyer)).id });
    const addressed = await detailOf(saved.data.id);
    const fields = { ...inquiryFields(), title: addressed.title, addressId: addressed.buyer.addressId };
    const kept = await by(buyer).post(`${inquiry}/save`, { ...fields, ...pick(saved.data) });
    const key = randomUUID();
    const publish = () => by(buyer).post(`${inquiry}/publish`, pick(kept.data), key);
    const [one, other] = [await publish(), await publish()];
    expect(one).toMatchObject({ code: 200, data: { id: saved.data.id, status: 1 } });
    expect(other.data).toEqual(one.data);
    const again = await by(buyer).post(`${inquiry}/publish`, { ...pick(kept.data), version: 99 }, key);
    expect(again).toMatchObject({ code: 431, msg: '请勿重复提交' });
    const published = await platform.db.admin(`select from status_log where record_id = $1 and action = 'publish'`, [
      saved.data.id,
    ]);
    expect(published).toHaveLength(1);
    const { records } = (await by(buyer).get(`${inquiry}/list?keyword=${addressed.title}&size=100`)).data;
    expect(records.filter(({ title }: { title: string }) => title === addressed.title)).toHaveLength(1);
  });

  it('7: a whole order wants every line', async () => {
    const { id, lineIds } = await publishAs(platform, buyer, { wholeOrder: 1 });
    expect(await quote(first, { id, lineIds }, [300_000, null])).toMatchObject({
      code: 400,
      msg: '整单询价须对全部清单报价，第2行未报价',
    });
  });

  it('10: a winner who says nothing for 48 hours has none: the inquiry goes back, the buyer is told', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const { data: sent } = await quote(first, { id, lineIds }, [300_000, 300_000]);
    await endRound(id);
    await awardTo(buyer, { id, lineIds }, sent.id, { resultPublic: 1 });
    const told = await noticesOf(buyer, '供应方未确认');
    await platform.db.admin('update deal set confirm_deadline = clock_timestamp() where source_id = $1', [id]);
    await platform.db.admin(`update job set run_at = 'epoch' where kind = 'deal.expire'`);
    await platform.runJobs();
    expect(await platform.db.admin('select status from deal where source_id = $1', [id])).toEqual([{ status: 3 }]);
    expect((await detailOf(id)).status).toBe(3);
    expect(await noticesOf(buyer, '供应方未确认')).toBe(told + 1);
  });

  it('11 and 12: nobody answers an own inquiry, nobody sees one that others were invited to', async () => {
    const { id, lineIds } = await publishAs(platform, buyer, { publishScope: 2, inviteeIds: [first.businessId] });
    const own = { code: 422, msg: '不能对本企业发布的信息进行报价' };
    expect(await quote(buyer, { id, lineIds }, [1, 1])).toMatchObject(own);
    expect(await by(buyer).post(`${quotation}/save`, quotationFields(id, lineIds, [1, 1]))).toMatchObject(own);
    expect((await detailOf(id)).allowedActions).not.toContain('quote');
    expect(await platform.db.admin('select from quotation where inquiry_id = $1', [id])).toEqual([]);
    expect(await by(second).get(`${inquiry}/detail?id=${id}`)).toMatchObject({ code: 404, data: null });
    expect(await quote(second, { id, lineIds }, [1, 1])).toMatchObject({ code: 404 });
  });

  it('12: a draft, or a quotation taken back, is no door to an inquiry that is now for others', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    await by(first).post(`${quotation}/save`, quotationFields(id, lineIds, [1, 1]));
    const { data: sent } = await quote(second, { id, lineIds }, [1, 1]);
    await by(second).post(`${quotation}/withdraw`, { id: sent.id, version: sent.version });
    const { version } = await detailOf(id);
    const { data: taken } = await by(buyer).post(`${inquiry}/withdraw`, { id, version });
    const third = await addCompany(platform, '丙供应钢材');
    const addressId = (await detailOf(id)).buyer.addressId;
    const fields = { publishScope: 2, inviteeIds: [third.businessId], addressId, id, version: taken.version };
    const saved = await by(buyer).post(`${inquiry}/save`, inquiryFields(fields));
    const published = await by(buyer).post(`${inquiry}/publish`, { id, version: saved.data.version });
    expect(published).toMatchObject({ code: 200, data: { status: 1 } });
    for (const former of [first, second]) {
      expect(await by(former).get(`${inquiry}/detail?id=${id}`)).toMatchObject({ code: 404, data: null });
      expect(await quote(former, { id, lineIds }, [1, 1])).toMatchObject({ code: 404 });
    }
    expect(await by(third).get(`${inquiry}/detail?id=${id}`)).toMatchObject({ code: 200 });
  });

  it('13: without inquiry_award there is no button and no act', async () => {
    const manager = await addColleague(platform, buyer, 'project_manager');
    const { id, lineIds } = await publishAs(platform, buyer);
    await quote(first, { id, lineIds }, [300_000, 300_000]);
    await endRound(id);
    const seen = await detailOf(id, manager);
    expect(seen.allowedActions).not.toContain('award');
    const award = { id, version: seen.version, awards: [{ lineId: lineIds[0], quotationId: null }], resultPublic: 0 };
    expect(await by(manager).post(`${inquiry}/award`, award)).toMatchObject({ code: 403 });
    expect((await detailOf(id)).allowedActions).toContain('award');
    expect(await detailOf(id)).toMatchObject({ status: 3, buyer: { deals: [] } });
  });

  it('the key of the other side opens nothing of this one', async () => {
    const [asSeller, asBuyer] = [
      await addColleague(platform, buyer, 'seller'),
      await addColleague(platform, first, 'purchaser'),
    ];
    const { id, lineIds } = await publishAs(platform, buyer);
    const { data: sent } = await quote(first, { id, lineIds }, [300_000, 300_000]);
    const calls = [`${inquiry}/detail?id=${id}`, `${inquiry}/log?id=${id}`, `${quotation}/detail?id=${sent.id}`];
    for (const path of calls) {
      expect(await by(asBuyer).get(path)).toMatchObject({ code: 403, data: null });
      if (path.startsWith(inquiry)) expect(await by(asSeller).get(path)).toMatchObject({ code: 403, data: null });
    }
  });

  it('14: whose scope is her own finds and opens her own alone', async () => {
    const own = await addColleague(platform, buyer, 'business_admin');
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [own.userId]);
    const { id: others } = await publishAs(platform, buyer);
    const { id } = await publishAs(platform, own);
    const { records } = (await by(own).get(`${inquiry}/list`)).data;
    expect(records.map((row: { id: string }) => row.id)).toEqual([id]);
    expect(await by(own).get(`${inquiry}/detail?id=${others}`)).toMatchObject({ code: 404 });
    const { version } = await detailOf(others);
    expect(await by(own).post(`${inquiry}/withdraw`, { id: others, version })).toMatchObject({ code: 404 });
  });
});

describe('acceptance scenario 39', () => {
  it('a click on the invitation opens the inquiry', async () => {
    const { id } = await publishAs(platform, buyer, { publishScope: 2, inviteeIds: [first.businessId] });
    const { data } = await by(first).get('/api/rs-cms-service/ecomm/ecomCenterNotice/list?noticeType=1');
    const told: Notice | undefined = data.records.find(({ optId }: Notice) => optId === id);
    expect(told?.title).toBe('询价邀请');
    expect(told && routeNotice(told, { ownOrigin: 'http://localhost:3000', siblings: [] })).toEqual({
      ...{ kind: 'in-app', address: `/user/my-quotation/inquiry-detail?id=${id}` },
    });
  });
});

describe('acceptance scenario 15', () => {
  it('after a switch of the company in another tab the acts are those of the new one, and the old token does nothing', async () => {
    const { id } = await publishAs(platform, buyer);
    const { version } = await detailOf(id);
    expect((await detailOf(id)).allowedActions).toContain('withdraw');
    const member = await addColleague(platform, buyer, 'business_admin');
    const other = await addCompany(platform, '另一家供应钢材');
    await platform.db.admin(
      `insert into membership (user_id, business_id, role_keys) values ($1, $2, '{business_admin}')`,
      [member.userId, other.businessId],
    );
    const before = tokensOf(member);
    const switched = await platform.get(`${PATHS.switchToken}?businessId=${other.businessId}`, before);
    const after = { ...before, token: switched.data.token, businessId: other.businessId };
    const seen = (await platform.get(`${inquiry}/detail?id=${id}`, after)).data;
    expect(seen).toMatchObject({ buyer: null, supplier: { quotationStatus: null } });
    expect(seen.allowedActions).toContain('quote');
    expect(seen.allowedActions).not.toContain('withdraw');
    for (const tokens of [before, { ...after, token: before.token }, { ...before, token: after.token }]) {
      const headers = { 'idempotency-key': randomUUID() };
      expect(await platform.post(`${inquiry}/withdraw`, { id, version }, { tokens, headers })).toMatchObject({
        ...{ code: 403, data: { reason: 'BUSINESS_CHANGED' } },
      });
    }
    expect((await detailOf(id)).status).toBe(1);
  });
});

describe('the drafts of a business', () => {
  it('are two hundred at most, copies too', async () => {
    const hoarder = await addCompany(platform, '草稿囤积建设');
    const { data: one } = await by(hoarder).post(`${inquiry}/save`, inquiryFields());
    await platform.db.admin(
      `insert into inquiry select (jsonb_populate_record(i, jsonb_build_object(
         'id', i.id + 1000000 + n, 'code', i.code || n, 'title', i.title || n))).*
       from inquiry i, generate_series(1, 199) n where i.id = $1`,
      [one.id],
    );
    const refused = { code: 422, msg: '草稿最多保存200份，请先删除不再使用的草稿' };
    expect(await by(hoarder).post(`${inquiry}/save`, inquiryFields())).toMatchObject(refused);
    expect(await by(hoarder).post(`${inquiry}/copy`, { id: one.id })).toMatchObject(refused);
    const changed = await by(hoarder).post(`${inquiry}/save`, inquiryFields({ id: one.id, version: one.version }));
    expect(changed).toMatchObject({ code: 200 });
  });
});

it('takes no list for a form', async () => {
  expect(await by(buyer).post(`${inquiry}/save`, [])).toMatchObject({ code: 400 });
});

describe('several drafts', () => {
  it('are removed together; what is out stays, and is named', async () => {
    const drafts = await Promise.all(
      [inquiryFields(), inquiryFields()].map(async (fields) => (await by(buyer).post(`${inquiry}/save`, fields)).data),
    );
    const { id } = await publishAs(platform, buyer);
    const records = [...drafts.map(pick), { id, version: (await detailOf(id)).version }];
    const { code, data } = await by(buyer).post(`${inquiry}/delete-many`, { records });
    expect([code, data.done.toSorted(), data.failed]).toEqual([
      200,
      drafts.map((draft) => draft.id).toSorted(),
      [{ id, msg: '当前状态不允许该操作' }],
    ]);
    expect(await by(buyer).get(`${inquiry}/detail?id=${drafts[0].id}`)).toMatchObject({ code: 404 });
    expect((await detailOf(id)).status).toBe(1);
  });
});

describe('what a supplier reads of an inquiry', () => {
  it('has the phone in full for certified companies alone, however open the buyer is (domain rules 0.10)', async () => {
    const { id } = await publishAs(platform, buyer, { hideContact: 0 });
    const newcomer = await addCompany(platform, '未认证钢材');
    await platform.db.admin('update business set cert_status = 0 where id = $1', [newcomer.businessId]);
    expect((await detailOf(id, newcomer)).contact).toEqual({ name: '李采宁', phone: '138****2222' });
    expect((await detailOf(id, first)).contact.phone).toBe('13800002222');
  });

  it('knows no id that is too large for one', async () => {
    const { data: draft } = await by(buyer).post(`${inquiry}/save`, inquiryFields());
    const invitees = { ...pick(draft), businessIds: ['99999999999999999999'] };
    expect(await by(buyer).post(`${inquiry}/choose-invitees`, invitees)).toMatchObject({ code: 404, status: 200 });
  });

  it('has no reference price, no budget; address and contact only once it has quoted', async () => {
    const over = { budgetAmount: 888_321, lines: [lineOf('钢板', { refPrice: 777_321 })] };
    const { id, lineIds } = await publishAs(platform, buyer, over);
    const before = await by(first).get(`${inquiry}/detail?id=${id}`);
    expect(JSON.stringify(before.data)).not.toMatch(/888321|777321|人民大街|13800002222/);
    expect(before.data).toMatchObject({ buyer: null, contact: null, address: { regionText: '吉林省 长春市 朝阳区' } });
    const lines = await by(first).post(`${inquiry}/export-lines`, { id });
    expect(JSON.stringify(lines.data)).not.toContain('777321');
    await quote(first, { id, lineIds }, [300_000]);
    expect(await detailOf(id, first)).toMatchObject({
      address: { detail: '人民大街6666号9层' },
      contact: { phone: '13800002222' },
    });
  });
});
