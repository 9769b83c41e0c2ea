import { DAY_MS, formatDate } from '@jianzhu/domain';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS, type QuotationStatus, quotationMachine } from '@jianzhu/domain/quotations';
import { keepQuotation } from '../quotation/quotation-content.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { Line } from './inquiry-rows.ts';
import type { DemoMember } from './members.ts';
import type { PlannedInquiry } from './procurement-plan.ts';

// A quotation of the demonstration, as it was written and as rows, walked through its machine.

const { awarded, dealt, closed } = INQUIRY_STATUS;

export const askedOf = (lines: readonly Line[]) => ({
  asksFreight: false,
  lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity, brand: '', acceptEquivalent: true })),
});

export function quotationOf(
  demo: DemoWriter,
  planned: PlannedInquiry,
  inquiryId: string,
  lines: readonly Line[],
  supplier: DemoMember,
  turn: number,
) {
  const id = demo.newId();
  const until = Math.min(planned.deadline.getTime(), demo.now.getTime());
  const span = until - planned.publishTime.getTime();
  const at = new Date(planned.publishTime.getTime() + (span * (turn + 1)) / 8);
  const content = keepQuotation(
    {
      supplierQuoteNo: '',
      validUntil: formatDate(Math.max(planned.deadline.getTime(), demo.now.getTime()) + 30 * DAY_MS),
      deliveryDays: 3 + turn * 2,
      paymentTermAccept: turn === 2 ? 0 : 1,
      paymentTermText: turn === 2 ? '预付30%，货到付清' : '',
      invoiceType: 1,
      freightAmount: null,
      freightTaxRate: 9,
      discountAmount: null,
      contactName: supplier.name,
      contactPhone: supplier.phone,
      remark: turn === 0 ? '价格含装卸，报价有效期内不随市场调整。' : '',
      attachments: [],
      lines: lines.map((line, place) => ({
        inquiryLineId: line.id,
        quoted: 1,
        unitPrice: Math.round((line.price * (94 + turn * 3 + ((place * 5 + turn * 7) % 6))) / 100),
        taxRate: 13,
        brand: '',
        specOffered: '',
        arrivalDate: '',
        warrantyDays: null,
        moq: '',
        productId: '',
        remark: '',
      })),
    },
    askedOf(lines),
  );
  const row = {
    id,
    business_id: supplier.businessId,
    create_user_id: supplier.userId,
    create_time: at.toISOString(),
    update_user_id: supplier.userId,
    update_time: at.toISOString(),
    code: `BJ${formatDate(at.getTime()).replaceAll('-', '')}${String(90001 + planned.index * 6 + turn)}`,
    inquiry_id: inquiryId,
    buyer_business_id: planned.buyer.businessId,
    revision: 1,
    submit_time: at.toISOString(),
  };
  return { id, row, content, supplier, at };
}

export type DemoQuotation = ReturnType<typeof quotationOf>;
type QuotationAct = Parameters<typeof quotationMachine.transition>[1];

export function quotationPath(
  { status }: PlannedInquiry,
  turn: number,
  isAsked: boolean,
  winners: number,
): readonly QuotationAct[] {
  if (isAsked) return turn === 0 ? ['submit', 'askSecond', 'submitSecond'] : ['submit', 'askSecond'];
  if (status === closed) return ['submit', 'expire'];
  if (status !== awarded && status !== dealt) return ['submit'];
  return ['submit', winners === 0 ? 'lose' : winners === 1 ? 'win' : 'winPart'];
}

const QUOTATION_FACTS = {
  ...{ isInTime: true, isInSecondTime: true, isOwnInquiry: false, isBlacklisted: false },
  ...{ mayAnswer: true, revision: 0 },
};

export function logOf(path: readonly QuotationAct[]) {
  let from: QuotationStatus = QUOTATION_STATUS.draft;
  return path.map((action) => {
    const actor = {
      is: ['supplier', 'buyer', 'system'] as const,
      permissionKeys: ['quotation_submit', 'quotation_second', 'inquiry_second'],
    };
    const result = quotationMachine.transition(from, action, actor, QUOTATION_FACTS);
    if (!result.ok || result.status === null) throw new Error(`${action} leads nowhere in the demonstration`);
    const entry = { action, from_status: from, to_status: result.status, reason: '' };
    from = result.status;
    return entry;
  });
}

export const walkQuotation = (path: readonly QuotationAct[]): number =>
  logOf(path).at(-1)?.to_status ?? QUOTATION_STATUS.draft;

export const openRow = ({ id, row, content }: DemoQuotation) => ({
  quotation_id: id,
  business_id: row.business_id,
  buyer_business_id: row.buyer_business_id,
  inquiry_id: row.inquiry_id,
  submit_time: row.submit_time,
  valid_until: content.validUntil,
  total_amount: content.totals.totalAmount,
  content,
});

export function addSecond(
  { buyer }: PlannedInquiry,
  inquiryId: string,
  lines: readonly Line[],
  asked: readonly DemoQuotation[],
  deadline: Date,
  add: (table: 'second_round' | 'second_round_asked', row: Record<string, unknown>) => void,
): void {
  const shared = {
    ...{ inquiry_id: inquiryId, deadline: deadline.toISOString(), line_ids: lines.map(({ id }) => id) },
    ...{ target_prices: {}, show_target: false, show_rank: true, message: '请结合近期行情再报最优价格。' },
  };
  add('second_round', { ...shared, business_id: buyer.businessId, asked_count: asked.length, answered_count: 1 });
  for (const [place, quotation] of asked.entries()) {
    add('second_round_asked', {
      ...shared,
      ...{ quotation_id: quotation.id, business_id: quotation.supplier.businessId },
      ...{ buyer_business_id: buyer.businessId, rank: place + 1 },
    });
  }
}
