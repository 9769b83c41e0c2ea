import { formatDate } from '@jianzhu/domain';
import { MODIFY_STATUS } from '@jianzhu/domain/forms';
import {
  hasLines,
  LEAST_BIDDERS,
  TENDER_MESSAGES,
  TENDER_STATUS,
  type TenderStatus,
  tenderMachine,
} from '@jianzhu/domain/tenders';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { DemoCompany } from './companies.ts';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import { STOCK } from './materials.ts';
import type { DemoMember } from './members.ts';
import { officeTime, workdayAt } from './office-hours.ts';
import { addSignUps, type SignedTender, signUpCounts } from './sign-ups.ts';

const { draft, reviewing, rejected, published, signingUp, bidding, failed } = TENDER_STATUS;
const DAY_MS = 86_400_000;

/** How many tenders there are of each status that one can come to (domain rules 29.1). */
const COUNTS = [
  [signingUp, 14],
  [published, 8],
  [bidding, 6],
  [draft, 6],
  [reviewing, 3],
  [rejected, 3],
  [failed, 8],
] as const;

const REASON = '招标范围不够具体，请补充工程量与质量要求';

/** Acts of a tender after the draft, by the status that it is to have. */
type DemoAct = 'submit' | 'reject' | 'approve' | 'startSignUp' | 'endSignUp';

const PATHS: Readonly<Record<number, readonly DemoAct[]>> = {
  [draft]: [],
  [reviewing]: ['submit'],
  [rejected]: ['submit', 'reject'],
  [published]: ['submit', 'approve'],
  [signingUp]: ['submit', 'approve', 'startSignUp'],
  [bidding]: ['submit', 'approve', 'startSignUp', 'endSignUp'],
  [failed]: ['submit', 'approve', 'startSignUp', 'endSignUp'],
};

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

interface Times {
  readonly created: Date;
  readonly published: Date;
  readonly signUpStart: Date;
  readonly signUpEnd: Date;
}

/** Times about today; a tender that takes sign-ups takes them for weeks, as nobody would believe a house of failures. */
function timesOf(now: Date, status: number, index: number): Times {
  if (status === bidding) {
    const signUpStart = workdayAt(now, -14 - (index % 4), 9);
    const published = officeTime(now, 18 + index * 0.2);
    const signUpEnd = workdayAt(now, -3 - (index % 3), 17);
    return { created: officeTime(now, 20 + index * 0.2), published, signUpStart, signUpEnd };
  }
  if (status === failed) {
    const signUpStart = workdayAt(now, -36 - index, 9);
    const published = officeTime(now, 40 + index);
    return { created: officeTime(now, 42 + index), published, signUpStart, signUpEnd: workdayAt(now, -20 - index, 17) };
  }
  if (status === signingUp) {
    const signUpStart = workdayAt(now, -4 - (index % 4), 9);
    const published = officeTime(now, 9 + index * 0.3);
    return {
      ...{ created: officeTime(now, 11 + index * 0.3), published, signUpStart },
      signUpEnd: workdayAt(now, 24 + (index % 9), 17),
    };
  }
  const signUpStart = workdayAt(now, 3 + (index % 6), 9);
  const published = officeTime(now, 0.4 + (index % 5) * 0.5);
  return {
    ...{ created: officeTime(now, 3 + (index % 5) * 0.5), published, signUpStart },
    signUpEnd: workdayAt(now, 34 + (index % 9), 17),
  };
}

/** Forty-eight tenders in every status that one comes to before bids, each walked through its machine. */
export async function writeTenders(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  keeper: KeyKeeper,
): Promise<void> {
  const ofCompany = (id: string) => members.filter(({ businessId }) => businessId === id);
  const story = companies.find(({ shortName }) => shortName === '砚北建设');
  const steel = companies.find(({ shortName }) => shortName === '衡砺钢材');
  if (story === undefined || steel === undefined) throw new Error('the companies of the story are missing');
  const buyers = companies.filter(
    ({ trade, id }) => trade.buys.length > 0 && id !== story.id && ofCompany(id).length > 0,
  );
  const sellers = companies.filter(({ trade, id }) => trade.sells.length > 0 && ofCompany(id).length > 0);
  const rows: Record<string, Record<string, unknown>[]> = {};
  const add = (table: (typeof ORDER)[number], row: Record<string, unknown>) => {
    const kept = rows[table] ?? [];
    rows[table] = kept;
    kept.push(row);
  };
  const statuses = COUNTS.flatMap(([status, count]) => Array<TenderStatus>(count).fill(status));
  for (const [index, status] of statuses.entries()) {
    // Two of three are the story's, so that each of its tabs has rows.
    const company = index % 3 === 2 ? (buyers[index % buyers.length] ?? story) : story;
    const buyer = ofCompany(company.id)[index % Math.min(2, ofCompany(company.id).length)];
    if (buyer === undefined) throw new Error('a buyer has no member');
    const others = sellers.filter(({ id }) => id !== company.id && id !== steel.id);
    const invitees = [steel, ...[0, 1, 2].flatMap((turn) => others[(index + turn * 3) % others.length] ?? [])];
    const suppliers = others.flatMap(({ id }) => ofCompany(id)[0] ?? []);
    const planned = { index, status, buyer, invitees: [...new Set(invitees.map(({ id }) => id))] };
    const tender = addTender(demo, planned, add);
    await addSignUps(demo, keeper, tender, suppliers, add);
  }
  for (const table of ORDER) await demo.insert(table, rows[table] ?? []);
}

/** What refers to another table comes after it. */
const ORDER = [
  ...['tender', 'tender_line', 'tender_private', 'tender_invitee', 'tender_publication', 'attachment', 'record_file'],
  ...['sign_up', 'deposit', 'pay_order', 'pay_flow', 'review', 'status_log', 'job'],
] as const;

interface Planned {
  readonly index: number;
  readonly status: TenderStatus;
  readonly buyer: DemoMember;
  readonly invitees: readonly string[];
}

/** Invitations of the demonstration are still unanswered. */
const isInvitedOnly = (index: number): boolean => index % 4 === 1;

function addTender(
  demo: DemoWriter,
  { index, status, buyer, invitees }: Planned,
  add: (table: (typeof ORDER)[number], row: Record<string, unknown>) => void,
): SignedTender {
  const id = demo.newId();
  const times = timesOf(demo.now, status, index);
  const path = PATHS[status] ?? [];
  const isOut = path.includes('approve');
  const isInvited = isInvitedOnly(index) && status !== bidding;
  const kind = index % 2 === 0 ? 1 : 1 + (index % 7);
  const [project, cityCode, cityName, districtCode, districtName] = PROJECTS[index % PROJECTS.length] ?? PROJECTS[0];
  const stock = STOCK[(index * 5) % STOCK.length] ?? STOCK[0];
  const [categoryCode = '0101', unit = 't', material = '', ...specs] = stock ?? [];
  const what = hasLines(kind) ? `${material}${GOODS[kind]}` : WORKS[kind];
  const estimate = (300 + ((index * 37) % 1200)) * 1_000_000;
  const at = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS).toISOString();
  const bidDeadline = at(times.signUpEnd, 12);
  const document = {
    ...{ id: demo.newId(), fileName: `${project}招标文件.pdf`, fileExt: 'pdf', suffix: '', filePath: '' },
    ...{ fileSize: DEMO_TENDER_DOCUMENT.bytes, modifyStatus: MODIFY_STATUS.unchanged },
    ...{ createUserName: '', createTime: '', publishUserName: '' },
  };
  const code = `ZB${formatDate(times.created.getTime()).replaceAll('-', '')}${String(90001 + index)}`;
  const title = `${project}${what}${index >= 28 ? `（${index + 1}标）` : ''}`;
  add('tender', {
    ...{ id, business_id: buyer.businessId, code, status, title, version: 1 + path.length },
    ...{ create_user_id: buyer.userId, create_time: times.created.toISOString(), update_user_id: buyer.userId },
    update_time: (isOut ? times.published : times.created).toISOString(),
    ...{ tender_type: isInvited ? 2 : 1, tender_kind: kind, is_statutory: index % 3 === 0 },
    statutory_no: index % 3 === 0 ? `吉建招备〔2026〕${100 + index}号（演示数据）` : '',
    project_name: project,
    region: {
      ...{ provinceCode: '220000', provinceName: '吉林省', cityCode, cityName, districtCode, districtName },
    },
    ...{ city_code: cityCode, city_name: cityName, fund_source: 1 + (index % 4) },
    scope_text: `${project}${what}，含运输、卸车及现场配合，分批进场时间以项目部通知为准，质量应符合现行国家标准与设计文件。`,
    ...{
      control_price: Math.round(estimate * 1.02),
      required_qualifications: hasLines(kind) || takesSuppliers(status) ? [] : ['901'],
    },
    ...{ allow_consortium: false, performance_text: '近三年完成过同类项目不少于2项，附合同与结算单。' },
    ...{ sign_up_start: times.signUpStart.toISOString(), sign_up_end: times.signUpEnd.toISOString() },
    ...{ doc_start: times.signUpStart.toISOString(), doc_end: times.signUpEnd.toISOString() },
    ...{ bid_deadline: bidDeadline, open_time: bidDeadline, need_audit: true },
    ...{ doc_fee: (index % 3) * 30_000, deposit_amount: index % 5 === 4 ? 0 : Math.round(estimate * 0.01) },
    ...{
      deposit_methods: index % 5 === 4 ? [] : [1, 2],
      deposit_deadline: index % 5 === 4 ? null : at(times.signUpEnd, 10),
    },
    ...{ eval_method: 2, bid_valid_days: 60, candidate_count: 3, publicity_days: 3 },
    eval_items: [
      { name: '技术响应与质量保证', kind: 1, maxScore: 35 },
      { name: '供货与实施计划', kind: 1, maxScore: 15 },
      { name: '企业业绩', kind: 2, maxScore: 10 },
      { name: '投标报价', kind: 3, maxScore: 40 },
    ],
    ...{ doc_visible: index % 3 === 0 ? 1 : 2, doc_count: 1, contact_name: buyer.name, contact_phone: buyer.phone },
    publish_time: isOut ? times.published.toISOString() : null,
    ...(status === failed
      ? { fail_reason: TENDER_MESSAGES.fewSignUps, stopped_at: signingUp }
      : { fail_reason: '', stopped_at: null }),
    ...signUpCounts(isInvited ? draft : status),
  });
  const lines = hasLines(kind)
    ? Array.from({ length: 4 + (index % 9) }, (_, turn) => ({ id: demo.newId(), turn, price: 36_800 + turn * 1_500 }))
    : [];
  for (const line of lines) {
    add('tender_line', {
      ...{ id: line.id, tender_id: id, business_id: buyer.businessId, line_no: line.turn + 1 },
      ...{
        category_code: categoryCode,
        material_name: material,
        spec: specs[line.turn % Math.max(1, specs.length)] ?? '',
      },
      ...{ brand: '', accept_equivalent: true, unit, quantity: String(20 + ((index * 13 + line.turn * 29) % 400)) },
      ...{ arrival_date: null, warranty_days: null, tech_require: '', remark: '', attachments: [] },
    });
  }
  add('tender_private', {
    ...{ tender_id: id, business_id: buyer.businessId, estimate_amount: estimate },
    ref_prices: Object.fromEntries(lines.map((line) => [line.id, line.price])),
    ...{ invitee_ids: isInvited ? invitees : [], docs: [document] },
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
  const signed = {
    ...{ id, index, status: isInvited ? draft : status, title, buyer, signUpStart: times.signUpStart },
    ...{ docEnd: times.signUpEnd.toISOString(), docFee: (index % 3) * 30_000 },
    depositDeadline: index % 5 === 4 ? null : at(times.signUpEnd, 10),
    deposit: index % 5 === 4 ? 0 : Math.round(estimate * 0.01),
  };
  if (path.length === 0) return signed;
  const month = `${formatDate(times.created.getTime()).slice(0, 7)}-01`;
  add('tender_publication', { business_id: buyer.businessId, month, tender_id: id });
  add('review', {
    ...{ biz_type: 'tender', biz_id: id, business_id: buyer.businessId, code, title, version: isOut ? 2 : 1 },
    ...{ status: { [reviewing]: 1, [rejected]: 3 }[status as number] ?? 2, reason: status === rejected ? REASON : '' },
    ...{ submit_user_id: buyer.userId, submitted_at: times.created.toISOString() },
    decided_at: status === reviewing ? null : times.published.toISOString(),
  });
  for (const row of logOf(path, buyer, times)) add('status_log', { id: demo.newId(), record_id: id, ...row });
  const due = { [published]: times.signUpStart, [signingUp]: times.signUpEnd }[status as number];
  if (due) {
    const step = status === published ? 'startSignUp' : 'endSignUp';
    add('job', {
      ...{ id: demo.newId(), kind: 'tender.step', key: `${id}/${step}/${due.toISOString()}` },
      ...{ run_at: due.toISOString(), payload: { tenderId: id }, attempts: 0, retry_at: '1970-01-01T00:00:00Z' },
    });
  }
  return signed;
}

/** None of them comes to its bids. */
const NO_BIDS = {
  ...{ hasBiddingEnded: false, bids: 0, isBidDecisionOver: false, hasOpenTimeCome: false },
  ...{ isPublicityOver: false, openObjections: 0 },
} as const;

/** Statuses whose tenders have sign-ups: all certificates that they ask for would have to be there. */
const takesSuppliers = (status: number): boolean => status === signingUp || status === bidding || status === failed;

/** The acts one after the other, as the machine allows them. @throws when it does not */
function logOf(path: readonly DemoAct[], buyer: DemoMember, times: Times) {
  let reached: TenderStatus = draft;
  const at = {
    ...{ submit: times.created, reject: times.published, approve: times.published },
    ...{ startSignUp: times.signUpStart, endSignUp: times.signUpEnd },
  };
  return path.map((action) => {
    const isOwner = action === 'submit';
    const actor = isOwner
      ? ({ is: ['owner'], permissionKeys: ['tender_publish'] } as const)
      : ({ is: ['system'], permissionKeys: [] } as const);
    const hasBegun = action === 'startSignUp' || action === 'endSignUp';
    const facts = {
      hasSignUpBegun: hasBegun,
      hasSignUpEnded: action === 'endSignUp',
      signUps: path === PATHS[bidding] ? LEAST_BIDDERS : 0,
      isStatutory: true,
      isDecisionOver: false,
      ...NO_BIDS,
    };
    const result = tenderMachine.transition(reached, action, actor, facts);
    if (!result.ok || result.status === null) throw new Error(`${action} leads nowhere in the demonstration`);
    const from_status = reached;
    reached = result.status;
    return {
      ...{ business_id: buyer.businessId, record_table: 'tender', action, from_status, to_status: reached },
      ...{
        user_id: isOwner ? buyer.userId : null,
        create_time: (at[action as keyof typeof at] ?? times.created).toISOString(),
      },
      reason:
        { reject: REASON, endSignUp: reached === failed ? TENDER_MESSAGES.fewSignUps : '' }[action as string] ?? '',
    };
  });
}
