import { DAY_MS, formatDate, HOUR_MS } from '@jianzhu/domain';
import { categoryName } from '@jianzhu/domain/catalogs';
import { INQUIRY_STATUS, type InquiryStatus, inquiryMachine, LINE_STATUS } from '@jianzhu/domain/inquiries';
import { SYSTEM } from '../record/actor-of.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { PlannedInquiry } from './procurement-plan.ts';

// An inquiry of the demonstration as rows, walked through its machine.

const { draft, quoting, awarding, secondRound, awarded, dealt, failed, closed } = INQUIRY_STATUS;

/** Acts of the inquiry after the draft, by the status that it is to have. */
const PATHS: Readonly<Record<number, readonly Parameters<typeof inquiryMachine.transition>[1][]>> = {
  [draft]: [],
  [quoting]: ['publish'],
  [awarding]: ['publish', 'open'],
  [secondRound]: ['publish', 'open', 'startSecond'],
  [awarded]: ['publish', 'open', 'award'],
  [dealt]: ['publish', 'open', 'award', 'finish'],
  [failed]: ['publish', 'open'],
  [closed]: ['publish', 'close'],
};
const ALL_KEYS = ['inquiry_publish', 'inquiry_close', 'inquiry_second', 'inquiry_award'];

export interface Placed {
  readonly id: string;
  readonly quotedCount: number;
}

export interface Times {
  readonly publish: Date;
  readonly open?: Date;
  readonly second?: Date;
  readonly award?: Date;
  readonly close?: Date;
}

export function timesOf({ status, publishTime: publish, deadline, index }: PlannedInquiry, now: Date): Times {
  const after = (days: number) => new Date(deadline.getTime() + days * DAY_MS);
  return {
    publish,
    ...(![draft, quoting, closed].some((one) => one === status) && { open: deadline }),
    ...(status === secondRound && { second: new Date(now.getTime() + (6 + (index % 7) * 5) * HOUR_MS) }),
    // Those that wait for a word were awarded yesterday, so that the time to confirm is not over.
    ...(status === awarded && { award: new Date(now.getTime() - (4 + index) * 0.4 * HOUR_MS) }),
    ...(status === dealt && { award: after(1) }),
    ...(status === closed && { close: new Date(publish.getTime() + DAY_MS) }),
  };
}

/** The acts one after the other, as the machine allows them. @throws when it does not */
export function walkInquiry(
  { status, buyer }: PlannedInquiry,
  { id, quotedCount }: Placed,
  times: Times,
  log: (row: Record<string, unknown>) => void,
): number {
  let reached: InquiryStatus = draft;
  const facts = {
    ...{ quotedCount, extensions: 0, minutesLeft: 0, isSealed: true, isInvitedOnly: false, isAnswered: false },
    ...{ allowsSecond: true, round: 1, wasAwarded: false, isSecondAnswered: false },
  };
  const at = {
    publish: times.publish,
    open: times.open,
    startSecond: times.open,
    award: times.award,
    finish: times.award && new Date(times.award.getTime() + DAY_MS),
    close: times.close,
  };
  for (const action of PATHS[status] ?? []) {
    const isSystem = action === 'open' || action === 'finish';
    const actor = isSystem ? SYSTEM : ({ is: ['owner'], permissionKeys: ALL_KEYS } as const);
    const result = inquiryMachine.transition(reached, action, actor, facts);
    if (!result.ok || result.status === null) throw new Error(`${action} leads nowhere in the demonstration`);
    log({
      ...{ business_id: buyer.businessId, record_table: 'inquiry', record_id: id, action },
      ...{ from_status: reached, to_status: result.status, user_id: isSystem ? null : buyer.userId },
      ...{ reason: action === 'close' ? '采购计划取消' : '' },
      create_time: (at[action as keyof typeof at] ?? times.publish).toISOString(),
    });
    reached = result.status;
  }
  if (reached !== status) throw new Error('the demonstration walks to another status');
  return reached;
}

export function inquiryRow(planned: PlannedInquiry, { id, quotedCount }: Placed, times: Times, status: number) {
  const { buyer, index, publishTime, createTime, deadline, lines } = planned;
  const isOut = status !== draft;
  const last = times.award ?? times.close ?? times.open ?? publishTime;
  return {
    id,
    business_id: buyer.businessId,
    create_user_id: buyer.userId,
    create_time: createTime.toISOString(),
    update_user_id: buyer.userId,
    update_time: last.toISOString(),
    version: 1 + (PATHS[status]?.length ?? 0),
    code: `XJ${formatDate(createTime.getTime()).replaceAll('-', '')}${String(90001 + index)}`,
    status,
    title: planned.title,
    project_name: planned.projectName,
    category_codes: [...new Set(lines.map(({ categoryCode }) => categoryCode.slice(0, 2)))].slice(0, 5),
    publish_scope: planned.isInvited ? 2 : 1,
    whole_order: planned.isWhole,
    sealed: true,
    allow_second: true,
    round: status === secondRound ? 2 : 1,
    quote_deadline: deadline.toISOString(),
    round2_deadline: times.second?.toISOString() ?? null,
    delivery_date: formatDate(deadline.getTime() + 25 * DAY_MS),
    city_code: isOut ? '220100' : '',
    city_name: isOut ? '长春市' : '',
    region_text: isOut ? '吉林省 长春市 南关区' : '',
    delivery_method: 1,
    freight_bearer: 1,
    payment_term: 1,
    payment_term_text: '',
    invoice_type: 1,
    expect_tax_rates: [],
    pricing_mode: 1,
    min_supplier_level: 0,
    required_qualifications: [],
    hide_contact: index % 2 === 0,
    remark: `请按${categoryName(planned.categoryCode.slice(0, 2))}现行国家标准供货，随车提供出厂合格证与检验报告，分批到货以项目部通知为准。`,
    attachments: [],
    supplements: [],
    line_count: lines.length,
    quoted_count: quotedCount,
    invited_count: planned.isInvited ? planned.suppliers.length : 0,
    viewed_count: isOut && planned.isInvited ? planned.suppliers.length : 0,
    is_answered: false,
    extensions: 0,
    publish_time: isOut ? publishTime.toISOString() : null,
    open_time: status === failed ? null : (times.open?.toISOString() ?? null),
    award_time: times.award?.toISOString() ?? null,
    award_mode: times.award ? (planned.isWhole ? 1 : 2) : null,
    close_time: times.close?.toISOString() ?? null,
    close_reason: times.close ? 1 : null,
    close_remark: '',
    result_public: false,
  };
}

export type Line = PlannedInquiry['lines'][number] & { readonly id: string };

export const lineRow = ({ buyer }: PlannedInquiry, inquiryId: string, line: Line, place: number, isWon: boolean) => ({
  id: line.id,
  inquiry_id: inquiryId,
  business_id: buyer.businessId,
  line_no: place + 1,
  category_code: line.categoryCode,
  material_name: line.materialName,
  spec: line.spec,
  brand: '',
  accept_equivalent: true,
  unit: line.unit,
  quantity: line.quantity,
  arrival_date: null,
  warranty_days: null,
  tech_require: '',
  remark: '',
  attachments: [],
  line_status: isWon ? LINE_STATUS.awarded : LINE_STATUS.open,
});

export function inviteesOf(demo: DemoWriter, planned: PlannedInquiry, inquiryId: string, isOpen: boolean) {
  if (!planned.isInvited) return [];
  const seen = new Date(planned.publishTime.getTime() + 2 * HOUR_MS).toISOString();
  return planned.suppliers.map(({ businessId }) => ({
    id: demo.newId(),
    inquiry_id: inquiryId,
    business_id: businessId,
    buyer_business_id: planned.buyer.businessId,
    create_time: planned.publishTime.toISOString(),
    update_time: seen,
    version: 2,
    source: 1,
    status: isOpen ? 4 : 2,
    view_time: seen,
    answer_time: seen,
    decline_reason: null,
    decline_remark: '',
  }));
}

export const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

export const roundRow = (
  inquiryId: string,
  round: number,
  deadline: Date,
  keys: { readonly publicKey: Buffer; readonly privateKey: Buffer },
  openedAt: Date | undefined,
) => ({
  ...{ inquiry_id: inquiryId, round, deadline: deadline.toISOString(), public_key: hex(keys.publicKey) },
  ...{ private_key: openedAt ? null : hex(keys.privateKey), may_open_early: false },
  opened_at: openedAt?.toISOString() ?? null,
});
