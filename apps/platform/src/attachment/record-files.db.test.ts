import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  addCompany,
  inquiryFields,
  lineOf,
  publishAs,
  quotationFields,
  TRADE_PATHS,
  tradeOn,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const { inquiry, quotation, deal } = TRADE_PATHS;
const READ = '/api/jianzhu-support/resource/url';
const PACK = '/api/rs-member-service/ecomm/attachment/batch-download';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier, stranger] = [
    await addCompany(platform, '附件采购建设'),
    await addCompany(platform, '附件供应钢材'),
    await addCompany(platform, '旁观建材'),
  ];
});
afterAll(() => platform.close());

const { by, quote: quoteAs, endRound } = tradeOn(() => platform);
const fileOf = (member: TestMember, name: string) => addUploadedFile(platform, member, name);

/** The code of reading a file, alone and in an archive, which are the same. */
async function read(member: TestMember, id: string): Promise<number> {
  const [one, packed] = [await by(member).get(`${READ}?resourceId=${id}`), await by(member).post(PACK, { ids: [id] })];
  expect(packed.code).toBe(one.code);
  return one.code;
}
const quote = (id: string, lineIds: readonly string[], over: object) =>
  quoteAs(supplier, { id, lineIds }, [300_000, 300_000], over);

describe('the files of an inquiry (decision 60)', () => {
  it('are read by who may read it: nobody else of a draft, invited suppliers, all of a public one', async () => {
    const [sheet, ofLine] = [await fileOf(buyer, '技术要求.pdf'), await fileOf(buyer, '图纸.pdf')];
    const colleague = await addColleague(platform, buyer, 'reader');
    const files = { attachments: [sheet], lines: [lineOf('螺纹钢', { attachments: [ofLine] }), lineOf('线材')] };
    const { data: draft } = await by(buyer).post(`${inquiry}/save`, inquiryFields(files));
    expect([await read(colleague, sheet.id), await read(supplier, sheet.id)]).toEqual([200, 404]);
    await by(buyer).post(`${inquiry}/save`, inquiryFields({ ...draft }));
    expect(await read(colleague, sheet.id)).toBe(403);

    const invited = await publishAs(platform, buyer, { ...files, publishScope: 2, inviteeIds: [supplier.businessId] });
    for (const { id } of [sheet, ofLine]) {
      expect([await read(supplier, id), await read(stranger, id), await read(colleague, id)]).toEqual([200, 404, 200]);
    }
    const { data } = await by(supplier).get(`${inquiry}/detail?id=${invited.id}`);
    expect(data.attachments).toMatchObject([
      { id: sheet.id, fileName: '技术要求.pdf', filePath: '', createUserName: '' },
    ]);
    await publishAs(platform, buyer, files);
    expect(await read(stranger, sheet.id)).toBe(200);
  });

  it('are read as the record is: by its key, in its scope, and not after it was taken back', async () => {
    const sheet = await fileOf(buyer, '补充图纸.pdf');
    const { id } = await publishAs(platform, buyer, { attachments: [sheet] });
    const keyless = await addColleague(platform, supplier, 'nothing');
    const limited = await addColleague(platform, buyer, 'purchaser');
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [limited.userId]);
    expect((await by(keyless).get(`${inquiry}/detail?id=${id}`)).code).toBe(403);
    expect(await read(keyless, sheet.id)).toBe(404);
    expect((await by(limited).get(`${inquiry}/detail?id=${id}`)).code).toBe(404);
    expect(await read(limited, sheet.id)).toBe(403);
    const added = await fileOf(buyer, '补充公告.pdf');
    const { version } = (await by(buyer).get(`${inquiry}/detail?id=${id}`)).data;
    const notice = { id, version, content: '补充图纸一份', attachments: [added] };
    const { data: noticed } = await by(buyer).post(`${inquiry}/notice`, notice);
    expect([await read(supplier, added.id), await read(supplier, sheet.id)]).toEqual([200, 200]);
    await by(buyer).post(`${inquiry}/withdraw`, { id, version: noticed.version });
    expect([await read(supplier, added.id), await read(supplier, sheet.id)]).toEqual([404, 404]);
  });

  it('go along into a copy, which a colleague makes', async () => {
    const sheet = await fileOf(buyer, '模板.pdf');
    const { data: draft } = await by(buyer).post(`${inquiry}/save`, inquiryFields({ attachments: [sheet] }));
    const colleague = await addColleague(platform, buyer, 'purchaser');
    const { data: copy } = await by(colleague).post(`${inquiry}/copy`, { id: draft.id });
    await by(buyer).post(`${inquiry}/delete`, { id: draft.id, version: draft.version });
    expect((await by(colleague).get(`${inquiry}/detail?id=${copy.id}`)).data.attachments).toHaveLength(1);
    expect(await read(colleague, sheet.id)).toBe(200);
  });

  it.each([
    ['of another company', () => stranger],
    ['of a colleague without a record', () => addColleague(platform, buyer, 'purchaser')],
  ])('are no file %s', async (_name, owner) => {
    const file = await fileOf(await owner(), '他人文件.pdf');
    const fields = inquiryFields({ attachments: [file] });
    expect(await by(buyer).post(`${inquiry}/save`, fields)).toMatchObject({
      code: 404,
      msg: '附件“他人文件.pdf”已不可用，请删除后重新上传',
    });
    expect(await read(buyer, file.id)).not.toBe(200);
  });
});

describe('the files of a quotation (decision 60, domain rules 4.6)', () => {
  it('are its supplier’s alone while it is sealed, and then the buyer’s too', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const file = await fileOf(supplier, '资质.pdf');
    const [seller, keyless] = [
      await addColleague(platform, supplier, 'seller'),
      await addColleague(platform, supplier, 'nothing'),
    ];
    await by(supplier).post(`${quotation}/save`, quotationFields(id, lineIds, [1, 1], { attachments: [file] }));
    expect([await read(seller, file.id), await read(keyless, file.id)]).toEqual([200, 403]);
    const before = (await by(supplier).get(`${quotation}/by-inquiry?inquiryId=${id}`)).data;
    const { data: sent } = await quote(id, lineIds, {
      ...{ id: before.id, version: before.version, attachments: [file] },
    });
    expect([await read(buyer, file.id), await read(stranger, file.id), await read(seller, file.id)]).toEqual([
      404, 404, 200,
    ]);
    const linked = () => platform.db.admin('select from record_file where owner_id = $1', [sent.id]);
    expect(await linked()).toHaveLength(0);
    const seen = await platform.db.database.withSession(buyer.context, (transaction) =>
      transaction.selectFrom('record_file').selectAll().where('attachment_id', '=', file.id).execute(),
    );
    expect(seen).toEqual([]);
    await endRound(id);
    expect([await read(buyer, file.id), await read(stranger, file.id)]).toEqual([200, 404]);
    const { suppliers } = (await by(buyer).get(`${inquiry}/compare?id=${id}`)).data;
    expect(suppliers).toMatchObject([{ quotationId: sent.id, attachmentCount: 1 }]);
  });

  it('are those of what was opened: not of a draft, of an earlier submission, or of one taken back', async () => {
    const { id, lineIds } = await publishAs(platform, buyer, { sealed: 0 });
    const [first, second] = [await fileOf(supplier, '首版.pdf'), await fileOf(supplier, '次版.pdf')];
    const { data: one } = await quote(id, lineIds, { attachments: [first] });
    expect([await read(buyer, first.id), await read(buyer, second.id)]).toEqual([200, 404]);
    const draft = { id: one.id, version: one.version, attachments: [second] };
    const { data: kept } = await by(supplier).post(
      `${quotation}/save`,
      quotationFields(id, lineIds, [300_000, 300_000], draft),
    );
    expect([await read(buyer, first.id), await read(buyer, second.id)]).toEqual([200, 404]);
    const { data: two } = await quote(id, lineIds, { ...draft, version: kept.version });
    expect([await read(buyer, first.id), await read(buyer, second.id)]).toEqual([404, 200]);
    await by(supplier).post(`${quotation}/withdraw`, { id: two.id, version: two.version });
    expect([await read(buyer, second.id), await read(supplier, second.id)]).toEqual([404, 200]);
  });
});

describe('the files of a deal (decision 60)', () => {
  it('are both sides’, whoever has added them, and stay with it when the other side saves', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const { data: sent } = await quote(id, lineIds, {});
    await endRound(id);
    const { inquiry: head } = (await by(buyer).get(`${inquiry}/compare?id=${id}`)).data;
    const awards = lineIds.map((lineId) => ({ lineId, quotationId: sent.id }));
    await by(buyer).post(`${inquiry}/award`, { id, version: head.version, awards, resultPublic: 0 });
    const found = (await by(supplier).get(`${deal}/list?side=supply&status=0`)).data.records[0];
    const { data: confirmed } = await by(supplier).post(`${deal}/confirm`, { id: found.id, version: found.version });
    const [ofBuyer, ofSupplier] = [await fileOf(buyer, '合同.pdf'), await fileOf(supplier, '盖章合同.pdf')];
    const { data: set } = await by(buyer).post(`${deal}/contract`, {
      ...{ id: found.id, version: confirmed.version, attachments: [ofBuyer] },
    });
    expect([await read(supplier, ofBuyer.id), await read(stranger, ofBuyer.id)]).toEqual([200, 404]);
    const both = { id: found.id, version: set.version, attachments: [ofBuyer, ofSupplier] };
    const { data: all } = await by(supplier).post(`${deal}/contract`, both);
    expect([await read(buyer, ofSupplier.id), await read(supplier, ofBuyer.id)]).toEqual([200, 200]);
    expect(await by(stranger).post(`${deal}/contract`, both)).toMatchObject({ code: 404 });
    const own = { ...both, version: all.version, attachments: [ofSupplier] };
    expect(await by(supplier).post(`${deal}/contract`, own)).toMatchObject({
      ...{ code: 400, msg: '对方上传的合同附件不能删除' },
    });
    const { data: done } = await by(buyer).post(`${deal}/finish`, { id: found.id, version: all.version });
    expect(await by(supplier).post(`${deal}/contract`, { ...both, version: done.version })).toMatchObject({
      code: 422,
    });
  });
});

describe('the files of questions, answers and awards (decision 60)', () => {
  const THREAD = '/api/rs-trade-service/ecomm/thread';
  /** As a form might name it, with what nobody else is to read. */
  const named = <T extends object>(file: T) => ({ ...file, createUserName: '陈钢', filePath: 'tenant/1/2.pdf' });

  it('are checked, kept without whose they are, and read by those who read the text; a question’s by its sides', async () => {
    const { id } = await publishAs(platform, buyer);
    await platform.db.admin(`update inquiry set quote_deadline = now() + interval '1 day' where id = $1`, [id]);
    const [ofQuestion, ofAnswer] = [await fileOf(supplier, '节点图.pdf'), await fileOf(buyer, '答复.pdf')];
    const ask = (attachments: readonly object[]) =>
      by(supplier).post(`${THREAD}/add`, { bizType: 'inquiry', bizId: id, content: '见附图', attachments });
    expect(await ask([ofAnswer])).toMatchObject({ code: 404, data: null });
    const { data: question } = await ask([named(ofQuestion)]);
    const answer = (attachments: readonly object[]) =>
      by(buyer).post(`${THREAD}/reply`, { id: question.id, content: '见附件', isPublic: 1, attachments });
    expect([await read(buyer, ofQuestion.id), await read(stranger, ofQuestion.id)]).toEqual([200, 404]);
    expect(await answer([named(await fileOf(stranger, '别人的.pdf'))])).toMatchObject({ code: 404 });
    expect(await answer([named(ofAnswer)])).toMatchObject({ code: 200 });
    const { data } = await by(stranger).get(`${THREAD}/list?bizType=inquiry&bizId=${id}`);
    expect(data.questions).toMatchObject([
      { attachments: [], answer: { attachments: [{ id: ofAnswer.id, createUserName: '', filePath: '' }] } },
    ]);
    expect([await read(stranger, ofAnswer.id), await read(supplier, ofAnswer.id)]).toEqual([200, 200]);
    expect(await read(stranger, ofQuestion.id)).toBe(404);
  });

  it('of an award are the buyer’s', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    const { data: sent } = await quote(id, lineIds, {});
    await endRound(id);
    const { version } = (await by(buyer).get(`${inquiry}/detail?id=${id}`)).data;
    const file = await fileOf(buyer, '审批单.pdf');
    const award = (attachments: readonly object[]) =>
      by(buyer).post(`${inquiry}/award`, {
        ...{ id, version, resultPublic: 0, attachments },
        awards: lineIds.map((lineId) => ({ lineId, quotationId: sent.id })),
      });
    expect(await award([await fileOf(supplier, '别人的.pdf')])).toMatchObject({ code: 404, data: null });
    expect(await award([named(file)])).toMatchObject({ code: 200 });
    const colleague = await addColleague(platform, buyer, 'purchaser');
    const { data } = await by(colleague).get(`${inquiry}/detail?id=${id}`);
    expect(data.buyer.award.attachments).toMatchObject([{ id: file.id, createUserName: '', filePath: '' }]);
    expect([await read(colleague, file.id), await read(supplier, file.id)]).toEqual([200, 404]);
    // Who reads the inquiry and no offers (decision 0024).
    expect(await read(await addColleague(platform, buyer, 'reader'), file.id)).toBe(403);
  });
});

describe('whose side it is', () => {
  it('asks for the key of this side, not of the other one', async () => {
    const address = async (member: TestMember, fileId: string): Promise<number> =>
      (await by(member).get(`${READ}?resourceId=${fileId}`)).code;
    const file = await fileOf(buyer, '招标图纸.pdf');
    const { id, lineIds } = await publishAs(platform, buyer, { attachments: [file] });
    const offer = await fileOf(supplier, '报价单.pdf');
    await quote(id, lineIds, { attachments: [offer] });
    await endRound(id);
    const [seller, purchaser] = [
      await addColleague(platform, buyer, 'seller'),
      await addColleague(platform, buyer, 'purchaser'),
    ];
    expect([await address(seller, file.id), await address(purchaser, file.id)]).toEqual([403, 200]);
    expect([await address(seller, offer.id), await address(purchaser, offer.id)]).toEqual([404, 200]);
    const buying = await addColleague(platform, supplier, 'purchaser');
    expect([await address(buying, file.id), await address(buying, offer.id)]).toEqual([404, 403]);
    const scoped = await addColleague(platform, supplier, 'seller');
    expect(await address(scoped, offer.id)).toBe(200);
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [scoped.userId]);
    // The sessions of the platform hear of it a moment later.
    await expect.poll(() => address(scoped, offer.id)).toBe(403);
  });
});
