import { DAY_MS, formatDate, formatDateTime } from '@jianzhu/domain';
import type { ScoredItem } from '@jianzhu/domain/evaluations';
import { MODIFY_STATUS } from '@jianzhu/domain/forms';
import { EVAL_METHOD, hasLines, TENDER_STATUS } from '@jianzhu/domain/tenders';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import { priceOf, STOCK } from './materials.ts';
import type { DemoMember } from './members.ts';
import { type SignedTender, signUpCounts } from './sign-ups.ts';
import { bidCount, hasDone, publicityDays, type Stage, timesOf, walkTender } from './tender-plan.ts';

/** Each project with the city and the district that it lies in. */
const PROJECTS = [
  ['净月安置房二标段', '220100', '长春市', '220174', '净月高新技术产业开发区'],
  ['空港冷链物流园三期', '220100', '长春市', '220113', '九台区'],
  ['通化医药园二期', '220500', '通化市', '220502', '东昌区'],
  ['松原游客中心', '220700', '松原市', '220702', '宁江区'],
  ['四平换热站及管网改造', '220300', '四平市', '220303', '铁东区'],
  ['延吉商业综合体', '222400', '延边朝鲜族自治州', '222401', '延吉市'],
  ['江城滨江学校改扩建', '220200', '吉林市', '220202', '昌邑区'],
] as const;

/** What is bought of each kind that has no list of lines. */
const WORKS: Readonly<Record<number, string>> = {
  4: '钢结构屋面专业分包',
  5: '主体结构劳务分包',
  6: '室外管网工程施工',
  7: '全过程造价咨询服务',
};
const GOODS: Readonly<Record<number, string>> = { 1: '采购', 2: '设备采购', 3: '设备租赁' };

/** What refers to another table comes after it. */
export const TENDER_TABLES = [
  ...['tender', 'tender_line', 'tender_private', 'tender_invitee', 'tender_publication', 'attachment', 'record_file'],
  ...['sign_up', 'deposit', 'pay_order', 'refund_order', 'ledger_posting', 'ledger_entry'],
  ...['tender_key', 'bid', 'bid_revision', 'bid_open'],
  ...['tender_opener', 'tender_opening', 'tender_opening_row', 'tender_evaluator', 'tender_mark', 'tender_result'],
  ...['tender_candidate', 'objection', 'deal', 'tender_award', 'review', 'status_log', 'job'],
] as const;

/** Keeps a row of a table of `TENDER_TABLES` until all are inserted. */
export type AddRow = (table: (typeof TENDER_TABLES)[number], row: Record<string, unknown>) => void;

/** A tender with what its bids are made and judged by. */
export interface DemoTender extends SignedTender {
  readonly kind: number;
  readonly isInvited: boolean;
  readonly isStatutory: boolean;
  readonly lines: readonly DemoLine[];
  /** fen */
  readonly controlPrice: number;
  /** fen */
  readonly estimate: number;
  readonly isScored: boolean;
  readonly evalItems: readonly ScoredItem[];
  /** Those of the buyer who open and evaluate. */
  readonly staff: readonly DemoMember[];
  readonly nameOf: (businessId: string) => string;
}

interface DemoLine {
  readonly id: string;
  readonly material_name: string;
  readonly spec: string;
  readonly brand: string;
  readonly unit: string;
  readonly quantity: string;
  /** fen */
  readonly price: number;
}

interface Planned {
  readonly index: number;
  readonly stage: Stage;
  readonly buyer: DemoMember;
  readonly staff: readonly DemoMember[];
  readonly invitees: readonly string[];
  readonly nameOf: (businessId: string) => string;
}

const EVAL_ITEMS: readonly ScoredItem[] = [
  { name: '技术响应与质量保证', kind: 1, maxScore: 35 },
  { name: '供货与实施计划', kind: 1, maxScore: 15 },
  { name: '企业业绩', kind: 2, maxScore: 10 },
  { name: '投标报价', kind: 3, maxScore: 40 },
];

/** Some are decided by the price alone. */
const isByPrice = (stage: Stage, index: number): boolean =>
  index % 5 === 0 && hasDone(stage, 'closeBids') && stage !== 'evaluating';

const isInvitedOnly = (index: number): boolean => index % 4 === 1;

/** A tender as its buyer has made it, walked to where it stands. */
export function addTender(
  demo: DemoWriter,
  { index, stage, buyer, staff, invitees, nameOf }: Planned,
  add: AddRow,
): DemoTender {
  const id = demo.newId();
  const times = timesOf(demo.now, stage, index);
  const isOut = hasDone(stage, 'approve');
  const isInvited = isInvitedOnly(index) && stage !== 'bidding';
  const isStatutory = index % 3 === 0;
  const isScored = !isByPrice(stage, index);
  const walked = walkTender(stage, buyer, times, isScored);
  const kind = index % 2 === 0 ? 1 : 1 + (index % 7);
  const [project, cityCode, cityName, districtCode, districtName] = PROJECTS[index % PROJECTS.length] ?? PROJECTS[0];
  const stock = STOCK[(index * 5) % STOCK.length] ?? STOCK[0];
  const [categoryCode = '0101', unit = 't', material = '', ...specs] = stock ?? [];
  const what = hasLines(kind) ? `${material}${GOODS[kind]}` : WORKS[kind];
  const lines = hasLines(kind)
    ? Array.from({ length: 4 + (index % 9) }, (_, turn): DemoLine => {
        const price = priceOf(categoryCode, unit, turn);
        // Of what costs little much is bought.
        const times = price < 100_00 ? 20 : 1;
        return {
          ...{ id: demo.newId(), material_name: material, spec: specs[turn % Math.max(1, specs.length)] ?? '' },
          ...{ brand: '', unit, quantity: String((20 + ((index * 13 + turn * 29) % 400)) * times), price },
        };
      })
    : [];
  const worth = lines.reduce((sum, { price, quantity }) => sum + price * Number(quantity), 0);
  const estimate =
    lines.length > 0 ? Math.ceil((worth * 1.06) / 1_000_000) * 1_000_000 : (300 + ((index * 37) % 1200)) * 1_000_000;
  const controlPrice = Math.round(estimate * 1.02);
  const deposit = index % 5 === 4 ? 0 : Math.round(estimate * 0.01);
  const depositDeadline = deposit === 0 ? null : new Date(times.signUpEnd.getTime() + 10 * DAY_MS);
  const openTime = times.bidDeadline.toISOString();
  const document = {
    ...{ id: demo.newId(), fileName: `${project}招标文件.pdf`, fileExt: 'pdf', suffix: '', filePath: '' },
    ...{ fileSize: DEMO_TENDER_DOCUMENT.bytes, modifyStatus: MODIFY_STATUS.unchanged },
    ...{ createUserName: '', createTime: formatDateTime(times.created.getTime()), publishUserName: '' },
  };
  const code = `ZB${formatDate(times.created.getTime()).replaceAll('-', '')}${String(90001 + index)}`;
  const title = `${project}${what}${index >= 28 ? `（${index + 1}标）` : ''}`;
  const hasStopped = walked.status === TENDER_STATUS.failed || walked.status === TENDER_STATUS.terminated;
  const last = walked.log.at(-1);
  add('tender', {
    ...{ id, business_id: buyer.businessId, code, status: walked.status, title, version: 1 + walked.log.length },
    ...{ create_user_id: buyer.userId, create_time: times.created.toISOString(), update_user_id: buyer.userId },
    update_time: last?.create_time ?? times.created.toISOString(),
    ...{ tender_type: isInvited ? 2 : 1, tender_kind: kind, is_statutory: isStatutory },
    statutory_no: isStatutory ? `吉建招备〔2026〕${100 + index}号（演示数据）` : '',
    project_name: project,
    region: {
      ...{ provinceCode: '220000', provinceName: '吉林省', cityCode, cityName, districtCode, districtName },
    },
    ...{ city_code: cityCode, city_name: cityName, fund_source: 1 + (index % 4) },
    scope_text: `${project}${what}，含运输、卸车及现场配合，分批进场时间以项目部通知为准，质量应符合现行国家标准与设计文件。`,
    control_price: controlPrice,
    // Who signs up would have to have all certificates that it asks for.
    required_qualifications: hasLines(kind) || hasDone(stage, 'startSignUp') ? [] : ['901'],
    ...{ allow_consortium: false, performance_text: '近三年完成过同类项目不少于2项，附合同与结算单。' },
    ...{ sign_up_start: times.signUpStart.toISOString(), sign_up_end: times.signUpEnd.toISOString() },
    ...{ doc_start: times.signUpStart.toISOString(), doc_end: times.signUpEnd.toISOString() },
    ...{ bid_deadline: openTime, open_time: openTime, need_audit: true },
    ...{ doc_fee: (index % 3) * 30_000, deposit_amount: deposit, deposit_methods: deposit === 0 ? [] : [1, 2] },
    deposit_deadline: depositDeadline?.toISOString() ?? null,
    ...{ eval_method: isScored ? EVAL_METHOD.scored : EVAL_METHOD.lowestPrice, bid_valid_days: 60 },
    ...{ candidate_count: 3, publicity_days: publicityDays(stage), eval_items: isScored ? EVAL_ITEMS : [] },
    ...{ doc_visible: isStatutory ? 1 : 2, doc_count: 1, contact_name: buyer.name, contact_phone: buyer.phone },
    publish_time: isOut ? times.published.toISOString() : null,
    ...{ fail_reason: hasStopped ? last?.reason : '', stopped_at: hasStopped ? walked.from : null },
    bid_count: hasDone(stage, 'closeBids') ? bidCount(stage, index) : null,
    ...(isInvited && !hasDone(stage, 'endSignUp') ? signUpCounts('draft') : signUpCounts(stage)),
  });
  for (const [turn, { price, ...line }] of lines.entries()) {
    add('tender_line', {
      ...{ ...line, tender_id: id, business_id: buyer.businessId, line_no: turn + 1, category_code: categoryCode },
      ...{ accept_equivalent: true, arrival_date: null, warranty_days: null, tech_require: '', remark: '' },
      attachments: [],
    });
  }
  add('tender_private', {
    ...{ tender_id: id, business_id: buyer.businessId, estimate_amount: estimate },
    ref_prices: Object.fromEntries(lines.map((line) => [line.id, line.price])),
    ...{ invitee_ids: isInvited ? invitees : [], docs: [document] },
    // The platform would open what nobody was named for.
    opener_ids: hasDone(stage, 'closeBids') ? staff.map(({ userId }) => userId) : [],
  });
  add('attachment', {
    ...{ id: document.id, business_id: buyer.businessId, file_name: document.fileName, file_ext: 'pdf' },
    ...{ file_size: document.fileSize, file_md5: DEMO_TENDER_DOCUMENT.md5, bucket: 'jianzhu' },
    ...{ object_key: DEMO_TENDER_DOCUMENT.key, create_user_id: buyer.userId, create_user_name: buyer.name },
    ...{ create_time: times.created.toISOString(), confirm_time: times.created.toISOString() },
  });
  add('record_file', {
    ...{ attachment_id: document.id, business_id: buyer.businessId, owner_type: 'tender_doc', owner_id: id },
  });
  if (isOut && isInvited) {
    for (const businessId of invitees) {
      add('tender_invitee', {
        ...{ id: demo.newId(), tender_id: id, business_id: businessId, buyer_business_id: buyer.businessId },
        create_time: times.published.toISOString(),
      });
    }
  }
  const tender: DemoTender = {
    ...{ id, index, stage, title, buyer, times, depositDeadline, docFee: (index % 3) * 30_000, deposit, kind },
    ...{
      isInvited,
      isStatutory,
      lines,
      controlPrice,
      estimate,
      isScored,
      evalItems: isScored ? EVAL_ITEMS : [],
      staff,
    },
    nameOf,
  };
  if (walked.log.length === 0) return tender;
  const month = `${formatDate(times.created.getTime()).slice(0, 7)}-01`;
  add('tender_publication', { business_id: buyer.businessId, month, tender_id: id });
  add('review', {
    ...{ biz_type: 'tender', biz_id: id, business_id: buyer.businessId, code, title, version: isOut ? 2 : 1 },
    status: { reviewing: 1, rejected: 3 }[stage as string] ?? 2,
    reason: stage === 'rejected' ? last?.reason : '',
    ...{ submit_user_id: buyer.userId, submitted_at: times.created.toISOString() },
    decided_at: stage === 'reviewing' ? null : times.published.toISOString(),
  });
  for (const row of walked.log) add('status_log', { id: demo.newId(), record_id: id, ...row });
  const due = { published: times.signUpStart, signingUp: times.signUpEnd }[stage as string];
  if (due) {
    const step = stage === 'published' ? 'startSignUp' : 'endSignUp';
    addJob(
      demo,
      { kind: 'tender.step', key: `${id}/${step}/${due.toISOString()}`, at: due, payload: { tenderId: id } },
      add,
    );
  }
  return tender;
}

interface PlannedJob {
  readonly kind: string;
  readonly key: string;
  readonly at: Date;
  readonly payload: Readonly<Record<string, unknown>>;
}

export function addJob(demo: DemoWriter, { kind, key, at, payload }: PlannedJob, add: AddRow): void {
  add('job', {
    ...{ id: demo.newId(), kind, key, run_at: at.toISOString(), payload, attempts: 0 },
    retry_at: '1970-01-01T00:00:00Z',
  });
}
