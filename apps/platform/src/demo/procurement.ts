import { formatDate, formatDateTime } from '@jianzhu/domain';
import { categoryName } from '@jianzhu/domain/catalogs';
import { CONFIRM_WITHIN_HOURS, DEAL_STATUS, dealMachine } from '@jianzhu/domain/deals';
import { INQUIRY_STATUS, type InquiryStatus, inquiryMachine, LINE_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS, type QuotationStatus, quotationMachine } from '@jianzhu/domain/quotations';
import { wonAmounts } from '../deal/make-deal.ts';
import {
  fingerprintOf,
  type KeptQuotation,
  type KeptSecond,
  keepQuotation,
  keepSecond,
} from '../quotation/quotation-content.ts';
import { makeRoundKeys, seal } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { type PlannedInquiry, planInquiries } from './procurement-plan.ts';

const { draft, quoting, awarding, secondRound, awarded, dealt, failed, closed } = INQUIRY_STATUS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SITE = {
  detail: '净月大街3888号科创园三期工地北门',
  site_name: '项目部',
  receiver: '刘建军',
  phone: '13800001234',
};

type Rows = Record<string, Record<string, unknown>[]>;

/** Inquiries, quotations and deals in every status, each walked through its machine (domain rules 29.1). */
export async function writeProcurement(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  keeper: KeyKeeper,
): Promise<void> {
  const rows: Rows = {};
  for (const planned of planInquiries(demo, companies, members))
    await addInquiry(demo, keeper, planned, rows, companies);
  for (const table of ORDER) await demo.insert(table, rows[table] ?? []);
}

/** What refers to another table comes after it. */
const ORDER = [
  ...['inquiry', 'inquiry_line', 'inquiry_private', 'inquiry_site', 'inquiry_contact', 'inquiry_invitee'],
  'inquiry_publication',
  ...['inquiry_round', 'quotation', 'quotation_revision', 'quotation_open', 'second_round', 'second_round_asked'],
  ...['deal', 'inquiry_result', 'status_log', 'job'],
] as const;
type Table = (typeof ORDER)[number];

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

interface Placed {
  readonly id: string;
  readonly quotedCount: number;
}

async function addInquiry(
  demo: DemoWriter,
  keeper: KeyKeeper,
  planned: PlannedInquiry,
  rows: Rows,
  companies: readonly DemoCompany[],
): Promise<void> {
  const add = (table: Table, row: Record<string, unknown>) => {
    const kept = rows[table] ?? [];
    rows[table] = kept;
    kept.push(row);
  };
  const { status, buyer, deadline } = planned;
  const id = demo.newId();
  const quoted = status === failed || status === draft ? [] : planned.suppliers;
  const placed: Placed = { id, quotedCount: quoted.length };
  const times = timesOf(planned, demo.now);
  const walked = walk(planned, placed, times, (row) => add('status_log', { id: demo.newId(), ...row }));
  const lines = planned.lines.map((line) => ({ ...line, id: demo.newId() }));
  add('inquiry', inquiryRow(planned, placed, times, walked));
  const quotations = quoted.map((supplier, turn) => quotationOf(demo, planned, id, lines, supplier, turn));
  const isOpen = times.open !== undefined && status !== failed && status !== closed;
  const winners = status === awarded || status === dealt ? quotations.slice(0, planned.isWhole ? 1 : 2) : [];
  const wonBy = (place: number) => winners[winners.length < 2 ? 0 : place % 2]?.id;
  for (const [place, line] of lines.entries()) {
    add('inquiry_line', lineRow(planned, id, line, place, wonBy(place) !== undefined));
  }
  add('inquiry_private', {
    inquiry_id: id,
    business_id: buyer.businessId,
    address_id: null,
    budget_amount: 120_000_000 + planned.index * 1_000_000,
    ref_prices: Object.fromEntries(lines.map((line) => [line.id, line.price])),
    invitee_ids: planned.isInvited ? planned.suppliers.map(({ businessId }) => businessId) : [],
    won_by: Object.fromEntries(lines.flatMap((line, place) => (wonBy(place) ? [[line.id, wonBy(place)]] : []))),
  });
  if (status !== draft) {
    const month = `${formatDate(planned.publishTime.getTime()).slice(0, 7)}-01`;
    add('inquiry_publication', { business_id: buyer.businessId, month, inquiry_id: id });
  }
  if (status !== draft) add('inquiry_site', { inquiry_id: id, business_id: buyer.businessId, ...SITE });
  add('inquiry_contact', {
    ...{ inquiry_id: id, business_id: buyer.businessId },
    ...{ contact_name: buyer.name, contact_phone: buyer.phone },
  });
  if (status !== draft) for (const row of inviteesOf(demo, planned, id, isOpen)) add('inquiry_invitee', row);
  if (status === draft) return;

  const keys = await makeRoundKeys(keeper, { inquiryId: id, round: 1 });
  add('inquiry_round', roundRow(id, 1, deadline, keys, status === quoting ? undefined : times.open));
  const second = status === secondRound ? await makeRoundKeys(keeper, { inquiryId: id, round: 2 }) : undefined;
  if (second && times.second) add('inquiry_round', roundRow(id, 2, times.second, second, undefined));
  const asked = status === secondRound ? quotations.slice(0, 2) : [];
  for (const [turn, quotation] of quotations.entries()) {
    const isAsked = asked.includes(quotation);
    const path = quotationPath(planned, turn, isAsked, winners.includes(quotation) ? winners.length : 0);
    const reached = walkQuotation(path);
    add('quotation', {
      ...quotation.row,
      status: reached,
      version: path.length + 1,
      opened_at: isOpen ? times.open : null,
      is_second_sealed: isAsked,
      round: isAsked ? 2 : 1,
      second_revision: path.includes('submitSecond') ? 1 : 0,
    });
    for (const [step, entry] of logOf(path).entries()) {
      const at = new Date(quotation.at.getTime() + step * HOUR_MS);
      add('status_log', {
        ...{ id: demo.newId(), business_id: quotation.supplier.businessId, record_table: 'quotation' },
        ...{ record_id: quotation.id, ...entry, create_time: at.toISOString() },
        user_id: entry.action === 'submit' || entry.action === 'submitSecond' ? quotation.supplier.userId : null,
      });
    }
    const summary = {
      ...{ totalAmount: quotation.content.totals.totalAmount, payloadHash: fingerprintOf(quotation.content) },
      ...{ changedLines: 0, validUntil: quotation.content.validUntil },
    };
    const kept = async (round: 1 | 2, content: KeptQuotation | KeptSecond, publicKey: Buffer, at: Date) => {
      const ref = { inquiryId: id, businessId: quotation.supplier.businessId, round, revision: 1 };
      const sealed = await seal(keeper, ref, { content, summary }, publicKey);
      add('quotation_revision', {
        ...{ quotation_id: quotation.id, business_id: quotation.supplier.businessId, inquiry_id: id },
        ...{ round, revision: 1, user_id: quotation.supplier.userId, submit_time: at.toISOString() },
        ...Object.fromEntries(Object.entries(sealed).map(([name, bytes]) => [name, bytes && hex(bytes)])),
      });
    };
    await kept(1, quotation.content, keys.publicKey, quotation.at);
    if (path.includes('submitSecond') && second) {
      const prices = new Map(
        quotation.content.lines.map((line) => [line.inquiryLineId, Math.round((line.unitPrice ?? 0) * 0.97)]),
      );
      const again = keepSecond(quotation.content, prices, askedOf(lines));
      await kept(2, again, second.publicKey, new Date(demo.now.getTime() - HOUR_MS));
    }
    if (isOpen) add('quotation_open', openRow(quotation));
  }
  if (times.second && asked.length > 0) addSecond(planned, id, lines, asked, times.second, add);
  for (const [place, winner] of winners.entries()) {
    const won = lines
      .filter((_, at) => wonBy(at) === winner.id)
      .map((line, at) => lineRow(planned, id, line, at, true));
    addDeal(demo, planned, id, winner, won, place, times, add);
  }
  if (winners.length > 0) {
    const nameOf = (businessId: string) => companies.find((company) => company.id === businessId)?.name ?? '';
    for (const { supplier } of winners) {
      add('inquiry_result', {
        ...{ inquiry_id: id, business_id: buyer.businessId, supplier_business_id: supplier.businessId },
        ...{ supplier_name: nameOf(supplier.businessId), total_amount: null },
      });
    }
  }
  const due = status === quoting ? ([1, deadline] as const) : times.second && ([2, times.second] as const);
  if (due) {
    const [round, at] = due;
    add('job', {
      ...{ id: demo.newId(), kind: 'inquiry.deadline', key: `${id}/${round}/${at.toISOString()}` },
      ...{ run_at: at.toISOString(), payload: { inquiryId: id, round } },
      ...{ attempts: 0, retry_at: '1970-01-01T00:00:00Z' },
    });
  }
}

interface Times {
  readonly publish: Date;
  readonly open?: Date;
  readonly second?: Date;
  readonly award?: Date;
  readonly close?: Date;
}

function timesOf({ status, publishTime: publish, deadline, index }: PlannedInquiry, now: Date): Times {
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
function walk(
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
    const actor = isSystem
      ? ({ is: ['system'], permissionKeys: [] } as const)
      : ({ is: ['owner'], permissionKeys: ALL_KEYS } as const);
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

function inquiryRow(planned: PlannedInquiry, { id, quotedCount }: Placed, times: Times, status: number) {
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

type Line = PlannedInquiry['lines'][number] & { readonly id: string };

const lineRow = ({ buyer }: PlannedInquiry, inquiryId: string, line: Line, place: number, isWon: boolean) => ({
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

function inviteesOf(demo: DemoWriter, planned: PlannedInquiry, inquiryId: string, isOpen: boolean) {
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

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

const roundRow = (
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

const askedOf = (lines: readonly Line[]) => ({
  asksFreight: false,
  lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity, brand: '', acceptEquivalent: true })),
});

function quotationOf(
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

type DemoQuotation = ReturnType<typeof quotationOf>;
type QuotationAct = Parameters<typeof quotationMachine.transition>[1];

function quotationPath(
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

function logOf(path: readonly QuotationAct[]) {
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

const walkQuotation = (path: readonly QuotationAct[]): number =>
  logOf(path).at(-1)?.to_status ?? QUOTATION_STATUS.draft;

const openRow = ({ id, row, content }: DemoQuotation) => ({
  quotation_id: id,
  business_id: row.business_id,
  buyer_business_id: row.buyer_business_id,
  inquiry_id: row.inquiry_id,
  submit_time: row.submit_time,
  valid_until: content.validUntil,
  total_amount: content.totals.totalAmount,
  content,
});

function addSecond(
  { buyer }: PlannedInquiry,
  inquiryId: string,
  lines: readonly Line[],
  asked: readonly DemoQuotation[],
  deadline: Date,
  add: (table: Table, row: Record<string, unknown>) => void,
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

type DealAct = Parameters<typeof dealMachine.transition>[1];

/** Statuses of deals in turns: of inquiries that wait for a word, and of those that are dealt. */
const DEAL_PATHS: Readonly<Record<number, readonly (readonly DealAct[])[]>> = {
  [awarded]: [[], ['confirm']],
  [dealt]: [['confirm'], ['confirm', 'finish'], ['confirm', 'finish'], ['confirm', 'confirmVoid'], ['confirm']],
};

function addDeal(
  demo: DemoWriter,
  planned: PlannedInquiry,
  inquiryId: string,
  winner: DemoQuotation,
  won: readonly ReturnType<typeof lineRow>[],
  place: number,
  times: Times,
  add: (table: Table, row: Record<string, unknown>) => void,
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
