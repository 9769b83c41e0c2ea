import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { ORDER_PATHS, ordersOn } from '../testing/orders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const OPS = '/api/rs-ops-service/invoice';
const FILE = '/api/jianzhu-support/resource/url';
const TITLE = { type: 2, titleName: '会员建设有限公司', creditCode: '', email: 'a@example.com', address: '' };

let platform: TestPlatform;
let buyer: TestMember;
let operatorToken = '';
let operatorId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  ({ token: operatorToken, id: operatorId } = await addOperator(platform.db));
  buyer = await addCompany(platform, '平台开票建设');
  await platform.db.admin('update business set vip_level = 0, vip_until = null where id = $1', [buyer.businessId]);
});
afterAll(() => platform.close());

const { by, charge, act, paid, detailOf } = ordersOn(() => platform);

const post = (call: string, body: object) => platform.post(`${OPS}/${call}`, body, { tokens: { operatorToken } });
const waiting = async () => (await platform.get(`${OPS}/list?status=1&size=50`, { operatorToken })).data.records;
const apply = async (orderId: string) =>
  (await by(buyer).post(`${ORDER_PATHS.invoice}/apply`, { orderId, ...TITLE })).data;
const contents = async () =>
  (
    await platform.db.admin<{ content: string }>('delete from notice where user_id = $1 returning content', [
      buyer.userId,
    ])
  ).map(({ content }) => content);

/** A membership that was paid, with the wish for its invoice. */
async function asked() {
  const { data } = await by(buyer).post(`${ORDER_PATHS.vip}/buy`, { level: 1, months: 1 });
  await charge(buyer, data.payOrderId);
  const orderId = String(data.orderId);
  const { code } = await detailOf(buyer, orderId);
  return { orderId, code: String(code), seen: await apply(orderId) };
}

/** A file as an operator has uploaded it. */
async function uploaded(name: string, isConfirmed = true): Promise<string> {
  const [row] = await platform.db.admin<{ key: string }>(
    `insert into operator_file (file_name, file_ext, file_size, file_md5, object_key, operator_id, confirmed_at)
     values ($1, $2, 3, '900150983cd24fb0d6963f7d28e17f72', 'tenant/0/' || $1, $3, case when $4::boolean then now() end)
     returning object_key as key`,
    [name, name.split('.').at(-1), operatorId, isConfirmed],
  );
  return row?.key ?? '';
}

it('is issued by an operator with its number and file, which the buyer reads and nobody else', async () => {
  const { orderId, code, seen } = await asked();
  const [listed] = await waiting();
  expect(listed).toMatchObject({ ...seen, orderCode: code, buyer: '平台开票建设', amount: 19_900, ...TITLE });
  const fileKey = await uploaded('会员发票.pdf');
  const issued = { ...seen, invoiceNo: '12345678', fileKey };
  expect((await post('issue', { ...issued, invoiceNo: '123' })).msg).toBe('请输入正确的发票号码');
  for (const wrong of ['tenant/0/无', await uploaded('未传完.pdf', false)]) {
    expect((await post('issue', { ...issued, fileKey: wrong })).msg).toBe('请先上传电子发票，并填写其文件编号');
  }
  expect((await post('issue', { ...issued, fileKey: await uploaded('发票.docx') })).msg).toBe(
    '电子发票仅支持pdf、ofd格式',
  );
  expect((await post('issue', { ...issued, version: seen.version - 1 })).code).toBe(409);
  // Nothing of what was refused is left.
  expect(await platform.db.admin(`select from attachment where object_key like 'tenant/0/%'`)).toEqual([]);
  await contents();
  expect((await post('issue', issued)).data.status).toBe(2);
  expect(await contents()).toEqual([`订单${code}的发票已开具，发票号码12345678，请下载电子发票`]);
  const { data } = await by(buyer).get(`${ORDER_PATHS.invoice}/list?orderId=${orderId}`);
  expect(data.records).toMatchObject([{ status: 2, invoiceNo: '12345678', files: [{ fileName: '会员发票.pdf' }] }]);
  const [{ files }] = data.records;
  expect((await by(buyer).get(`${FILE}?resourceId=${files[0].id}`)).code).toBe(200);
  const stranger = await addCompany(platform, '平台开票旁人');
  expect((await by(stranger).get(`${FILE}?resourceId=${files[0].id}`)).code).toBe(404);
  expect((await post('issue', { ...issued, version: seen.version + 1 })).code).toBe(422);
  expect(
    await platform.db.admin(
      `select record_name as code, business_id = $1 as "isBuyers" from audit_event
       where act = 'operator.issueInvoice' and code = 200`,
      [buyer.businessId],
    ),
  ).toEqual([{ code, isBuyers: true }]);
});

it('is not issued with a reason, and asked for anew', async () => {
  const { orderId, code, seen } = await asked();
  await contents();
  expect((await post('reject', { ...seen, reason: '' })).code).toBe(400);
  expect(await post('reject', { ...seen, reason: '抬头有误' })).toMatchObject({ code: 200, data: { status: 3 } });
  expect(await contents()).toEqual([`订单${code}的发票申请被驳回，原因：抬头有误`]);
  expect((await apply(orderId)).status).toBe(1);
});

it('is the platform’s own alone: what a company has sold it invoices itself', async () => {
  const seller = await addCompany(platform, '自行开票检测');
  const id = await paid(buyer, seller);
  await act(seller, id, 'accept-order');
  await act(seller, id, 'deliver', { note: '完成', attachments: [] });
  await act(buyer, id, 'confirm');
  const seen = await apply(id);
  expect((await waiting()).map((row: { id: string }) => row.id)).not.toContain(seen.id);
  const fileKey = await uploaded('越权.pdf');
  expect((await post('issue', { ...seen, invoiceNo: '12345678', fileKey })).code).toBe(404);
  expect((await post('reject', { ...seen, reason: '越权' })).code).toBe(404);
  // Nor does its buyer, or an operator's call with a member's token.
  expect((await by(buyer).post(`${OPS}/issue`, { ...seen, invoiceNo: '12345678', fileKey })).code).toBe(401);
});
