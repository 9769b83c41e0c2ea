import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessMember } from '../http/caller.ts';
import { addColleague, addCompany, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { tokenHeaders } from '../testing/token-headers.ts';
import { compareForFile } from './compare-inquiry.ts';

const { inquiry } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let suppliers: TestMember[];

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '报告采购建设');
  suppliers = await Promise.all(['甲供钢材', '乙供钢材', '丙供钢材', '丁供钢材', '戊供钢材'].map(addSupplier));
});
afterAll(() => platform.close());

const addSupplier = (name: string) => addCompany(platform, name);
const { by, act, quote, compareOf, endRound, dealOf } = tradeOn(() => platform);

const ask = (member: TestMember, id: string, taxMode = 'net') =>
  platform.app.inject({
    method: 'POST',
    url: `${inquiry}/comparison-file`,
    headers: tokenHeaders(tokensOf(member)),
    payload: { id, taxMode },
  });

/** The text of the PDF, a page after the other. */
async function pagesOf(member: TestMember, id: string, taxMode?: string): Promise<string[]> {
  const { rawPayload, headers } = await ask(member, id, taxMode);
  expect(headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)));
  return text.map((page) => page.replace(/\s+/g, ''));
}

/** An inquiry with a quotation of each supplier, at prices of 3,000 yuan and more. */
async function quoted() {
  const published = await publishAs(platform, buyer);
  for (const [index, supplier] of suppliers.entries()) {
    const prices = [300_000 + index * 100, index === 0 ? null : 310_000];
    expect((await quote(supplier, published, prices)).code).toBe(200);
  }
  return published;
}
/** The quotation of a supplier of this name in a comparison. */
async function offersOf(id: string) {
  const { suppliers: offers } = await compareOf(id, buyer);
  return (name: string): string =>
    offers.find(({ businessName }: { businessName: string }) => businessName === name).quotationId;
}

describe('the report of a comparison (domain rules 4.7)', () => {
  it('holds every supplier, line and price, the mark of who takes it out on every page, and is kept in the log', async () => {
    const { id } = await quoted();
    await endRound(id);
    const pages = await pagesOf(buyer, id);
    const text = pages.join('');
    for (const name of ['甲供钢材', '乙供钢材', '丙供钢材', '丁供钢材', '戊供钢材']) expect(text).toContain(name);
    // Net of 13 %: 3,000.00 and 3,100.00 yuan.
    for (const price of ['2654.87最低', '2743.36', '未报价']) expect(text).toContain(price);
    expect(text).toContain('分项比价（2/2）');
    expect(text).toContain('导出企业：报告采购建设导出人：测试成员');
    for (const page of pages) expect(page).toContain('报告采购建设测试成员20');
    expect((await pagesOf(buyer, id, 'gross')).join('')).toContain('3000.00最低');
    const events = await platform.db.admin('select from audit_event where act = $1 and record_id = $2', [
      'inquiry.comparisonFile',
      id,
    ]);
    expect(events).toHaveLength(2);
  });

  it('names the winners and the excluded with their reasons after the award', async () => {
    const { id, lineIds } = await quoted();
    await endRound(id);
    const offerOf = await offersOf(id);
    const chosen = offerOf('丙供钢材');
    await act(buyer, id, 'exclude', { quotationId: offerOf('乙供钢材'), reason: '资质证书已过期' });
    const award = {
      resultPublic: 0,
      awards: lineIds.map((lineId) => ({ lineId, quotationId: chosen })),
      reasons: [{ quotationId: chosen, reason: '供货稳定，现场在用' }],
    };
    expect(await act(buyer, id, 'award', award)).toMatchObject({ code: 200 });
    const text = (await pagesOf(buyer, id)).join('');
    expect(text).toContain('已排除的报价供应商报价总额（元）排除原因排除人乙供钢材61110.00资质证书已过期测试成员');
    expect(text).toContain('定标结果');
    expect(text).toContain('丙供钢材1、2供货稳定，现场在用');
  });

  it('names a winner who was excluded since: the deal stands', async () => {
    const { id, lineIds } = await quoted();
    await endRound(id);
    const offerOf = await offersOf(id);
    const [third, fourth] = [offerOf('丙供钢材'), offerOf('丁供钢材')];
    const award = {
      resultPublic: 0,
      awards: [third, fourth].map((quotationId, index) => ({ lineId: lineIds[index], quotationId })),
      reasons: [third, fourth].map((quotationId) => ({ quotationId, reason: '供货稳定' })),
    };
    expect(await act(buyer, id, 'award', award)).toMatchObject({ code: 200 });
    const refuser = suppliers[3];
    if (refuser === undefined) throw new Error('there are five suppliers');
    const { id: dealId, version } = await dealOf(refuser, id);
    const refused = { id: dealId, version, reason: '库存不足' };
    expect(await by(refuser).post(`${TRADE_PATHS.deal}/refuse`, refused)).toMatchObject({ code: 200 });
    const exclusion = { quotationId: third, reason: '资质证书已过期' };
    expect(await act(buyer, id, 'exclude', exclusion)).toMatchObject({ code: 200 });
    expect((await pagesOf(buyer, id)).join('')).toContain('丙供钢材1供货稳定');
  });

  it('is not there before the opening, nor for another company, nor for who may not compare or export', async () => {
    const { id } = await quoted();
    const workbook = (member: TestMember) => by(member).post(`${inquiry}/export-comparison`, { id });
    const sealed = await ask(buyer, id);
    expect(sealed.headers['content-type']).toContain('json');
    expect(sealed.json()).toMatchObject({ code: 411 });
    expect(sealed.body).not.toMatch(/3000\.00|300000|2654/);
    expect(await workbook(buyer)).toMatchObject({ code: 411, data: { inquiryId: id } });
    await endRound(id);
    const reader = await addColleague(platform, buyer, 'reader');
    for (const [member, code] of [
      [suppliers[0], 404],
      [reader, 403],
    ] as const) {
      if (member === undefined) throw new Error('there is a supplier');
      const [file, rows] = [(await ask(member, id)).json(), await workbook(member)];
      expect([file.code, rows.code]).toEqual([code, code]);
    }
    expect(await exportedBy(['inquiry_export'], id)).toMatchObject({ kind: 'noPermission' });
    expect(await exportedBy(['inquiry_export', 'inquiry_compare'], id)).toMatchObject({ inquiry: { id } });
  });
});

/** What a member of the buyer with these keys alone gets for a file. */
function exportedBy(limitedTo: BusinessMember['acting']['limitedTo'] & object, id: string) {
  const { userId, businessId, loginId, sessionId, platformToken, context } = buyer;
  const acting = { sessionId, businessId, roleKeys: ['business_admin'], ownRoles: [], dataScope: 1 };
  const caller: BusinessMember = {
    ...{ kind: 'business', userId, loginId, platformToken, session: context },
    acting: { ...acting, isOwner: false, isSecondFactorDue: false, limitedTo },
  };
  return platform.db.database.withSession(context, (transaction) =>
    compareForFile(transaction, caller, { id, taxMode: 'net' }),
  );
}
