import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  checkInvoice,
  INVOICE_STATUS,
  invoiceMachine,
  invoiceRecord,
  issueInvoiceRecord,
  mayStillInvoice,
} from '../invoices.ts';

const { none, waiting, issued, rejected } = INVOICE_STATUS;
const go = (
  from: (typeof INVOICE_STATUS)[keyof typeof INVOICE_STATUS],
  action: 'apply' | 'issue' | 'reject',
  who: 'buyer' | 'seller',
  isInTime = true,
) => {
  const actor = { is: [who], permissionKeys: ['invoice_apply', 'invoice_issue'] };
  const result = invoiceMachine.transition(from, action, actor, { isInTime });
  return result.ok ? result.status : result.refusal.message;
};

test('IN1: a buyer applies within 180 days, the seller issues or says why not, and it is applied for anew', () => {
  expect(go(none, 'apply', 'buyer')).toBe(waiting);
  expect(go(none, 'apply', 'buyer', false)).toBe('已超过180天，不能申请发票');
  expect(go(waiting, 'issue', 'seller')).toBe(issued);
  expect(go(waiting, 'reject', 'seller')).toBe(rejected);
  expect(go(rejected, 'apply', 'buyer')).toBe(waiting);
  expect(go(issued, 'reject', 'seller')).toBe('当前状态不允许该操作');
  expect(go(waiting, 'issue', 'buyer')).toBe('暂无操作权限，请联系企业管理员');
  const finished = new Date('2026-01-01T00:00:00Z');
  expect(mayStillInvoice(finished, new Date('2026-06-29T23:59:59Z'))).toBe(true);
  expect(mayStillInvoice(finished, new Date('2026-06-30T00:00:00Z'))).toBe(false);
  expect(mayStillInvoice(null, finished)).toBe(false);
});

test('IN2: an invoice for deduction names the tax number', () => {
  expect(checkInvoice({ type: 1, creditCode: '' })).toEqual([{ field: 'creditCode', message: '请输入税号' }]);
  expect(checkInvoice({ type: 2, creditCode: '' })).toEqual([]);
  const asked = { type: 1, titleName: '砚北建设集团', email: 'a@b', address: '' };
  const wrong = v.safeParse(invoiceRecord, { ...asked, creditCode: '91220101MADEM00001' });
  expect(wrong.issues?.map(({ message }) => message)).toContain('请输入正确的邮箱地址');
});

test('IN3: its number has 8 or 20 digits, its file is one pdf or ofd', () => {
  const { invoiceNo } = issueInvoiceRecord.entries;
  for (const number of ['12345678', '12345678901234567890']) expect(v.safeParse(invoiceNo, number).success).toBe(true);
  expect(v.safeParse(invoiceNo, '123456789').issues?.[0].message).toBe('请输入正确的发票号码');
  const attachment = (fileExt: string) =>
    v.safeParse(issueInvoiceRecord.entries.attachment, [
      {
        ...{ id: '1', fileName: `发票.${fileExt}`, fileExt, suffix: '', filePath: '', fileSize: 1, modifyStatus: 0 },
        ...{ createUserName: '', createTime: '', publishUserName: '' },
      },
    ]);
  expect(attachment('png').issues?.[0].message).toBe('电子发票仅支持pdf、ofd格式');
});
