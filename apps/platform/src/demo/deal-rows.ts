import { formatDate, formatDateTime, HOUR_MS } from '@jianzhu/domain';
import { CONFIRM_WITHIN_HOURS, DEAL_STATUS, dealMachine } from '@jianzhu/domain/deals';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { wonAmounts } from '../deal/make-deal.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { lineRow, Times } from './inquiry-rows.ts';
import type { PlannedInquiry } from './procurement-plan.ts';
import { type DemoQuotation, openRow } from './quotation-rows.ts';

// A deal of the demonstration, walked through its machine.

const { awarded, dealt } = INQUIRY_STATUS;

type DealAct = Parameters<typeof dealMachine.transition>[1];

/** Statuses of deals in turns: of inquiries that wait for a word, and of those that are dealt. */
const DEAL_PATHS: Readonly<Record<number, readonly (readonly DealAct[])[]>> = {
  [awarded]: [[], ['confirm']],
  [dealt]: [['confirm'], ['confirm', 'finish'], ['confirm', 'finish'], ['confirm', 'confirmVoid'], ['confirm']],
};

export function addDeal(
  demo: DemoWriter,
  planned: PlannedInquiry,
  inquiryId: string,
  winner: DemoQuotation,
  won: readonly ReturnType<typeof lineRow>[],
  place: number,
  times: Times,
  add: (table: 'deal' | 'status_log', row: Record<string, unknown>) => void,
): void {
  const { buyer, status, index } = planned;
  const at = times.award ?? demo.now;
  const paths = DEAL_PATHS[status] ?? [];
  const path = (status === awarded ? paths[place] : paths[(index + place) % paths.length]) ?? [];
  const amounts = wonAmounts(
    // What `openRow` says is what the platform would read of it.
    openRow(winner) as unknown as Parameters<typeof wonAmounts>[0],
    won as unknown as Parameters<typeof wonAmounts>[1],
    won as unknown as Parameters<typeof wonAmounts>[2],
  );
  const id = demo.newId();
  const later = (hours: number) => new Date(Math.min(at.getTime() + hours * HOUR_MS, demo.now.getTime())).toISOString();
  let reached: (typeof DEAL_STATUS)[keyof typeof DEAL_STATUS] = DEAL_STATUS.waiting;
  for (const [step, action] of path.entries()) {
    const actor = {
      is: [action === 'confirm' ? 'supplier' : 'buyer'] as const,
      permissionKeys: ['deal_confirm', 'deal_finish', 'deal_void'],
    };
    const facts = { isInTime: true, isVoidAsked: false, isVoidOffered: true, isRated: false, mayStillRate: true };
    const result = dealMachine.transition(reached, action, actor, facts);
    if (!result.ok || result.status === null) throw new Error(`${action} leads nowhere in the demonstration`);
    add('status_log', {
      ...{ id: demo.newId(), business_id: buyer.businessId, record_table: 'deal', record_id: id, action },
      ...{ from_status: reached, to_status: result.status, reason: '' },
      user_id: action === 'confirm' ? winner.supplier.userId : buyer.userId,
      create_time: later(2 + step * 60),
    });
    reached = result.status;
  }
  const rating = {
    quality: 5,
    delivery: 4,
    service: 5,
    text: '到货及时，随车资料齐全',
    createTime: formatDateTime(Date.parse(later(90))),
  };
  add('deal', {
    id,
    business_id: buyer.businessId,
    create_user_id: buyer.userId,
    create_time: at.toISOString(),
    update_user_id: buyer.userId,
    update_time: later(path.length * 60),
    version: 1 + path.length,
    code: `CJ${formatDate(at.getTime()).replaceAll('-', '')}${String(90001 + index * 2 + place)}`,
    supplier_business_id: winner.supplier.businessId,
    source_type: 1,
    source_id: inquiryId,
    quotation_id: winner.id,
    title: planned.title,
    status: reached,
    lines: amounts.lines,
    goods_amount: amounts.goodsAmount,
    freight_amount: amounts.freightAmount,
    discount_amount: amounts.discountAmount,
    total_amount: amounts.totalAmount,
    net_amount: amounts.netAmount,
    tax_amount: amounts.taxAmount,
    freight_tax: amounts.freightTax,
    confirm_deadline: new Date(at.getTime() + CONFIRM_WITHIN_HOURS * HOUR_MS).toISOString(),
    confirm_time: path.length > 0 ? later(2) : null,
    finish_time: reached === DEAL_STATUS.finished ? later(62) : null,
    refuse_reason: '',
    contract_attachments: [],
    void_business_id: null,
    void_reason: '',
    void_time: null,
    buyer_rating: reached === DEAL_STATUS.finished && index % 2 === 0 ? rating : null,
    supplier_rating: null,
  });
}
