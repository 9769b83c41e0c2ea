import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { expect, it } from 'vitest';
import { closedToQuotes, type QuotedFor } from './closed-quote.tsx';

const open: QuotedFor = {
  ...{ id: '1', status: INQUIRY_STATUS.quoting, supplier: {} },
  ...{ quoteDeadline: '2026-11-28 18:30:00', serverTime: '2026-11-28 18:29:59' },
};

it('an inquiry is shut to its own buyer, from its deadline on, and once it is not open any more', () => {
  expect(closedToQuotes(open)).toBe(null);
  expect(closedToQuotes({ ...open, supplier: null })).toBe('不能对本企业发布的信息进行报价');
  expect(closedToQuotes({ ...open, serverTime: open.quoteDeadline })).toBe('已超过截止时间，无法操作');
  expect(closedToQuotes({ ...open, status: INQUIRY_STATUS.closed })).toBe('已超过截止时间，无法操作');
});
