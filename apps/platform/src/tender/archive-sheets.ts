import './tables.ts';
import '../bid/tables.ts';
import '../clarification/tables.ts';
import '../deal/tables.ts';
import '../deposit/tables.ts';
import '../evaluation/tables.ts';
import '../member/tables.ts';
import '../record/tables.ts';
import '../sign-up/tables.ts';
import { bidMachine } from '@jianzhu/domain/bids';
import { DEAL_SOURCE, dealMachine } from '@jianzhu/domain/deals';
import { objectionMachine, pointsText, scoreText } from '@jianzhu/domain/evaluations';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { yuanText } from '@jianzhu/domain/money';
import { depositMachine } from '@jianzhu/domain/payments';
import { statusLook } from '@jianzhu/domain/records';
import { signUpMachine } from '@jianzhu/domain/sign-ups';
import {
  DEPOSIT_METHODS,
  EVAL_METHODS,
  MOVED_TIMES,
  TENDER_KINDS,
  TENDER_TYPES,
  tenderMachine,
} from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { personName } from '../member/person-name.ts';
import { PLATFORM_NAME } from '../record/messages.ts';
import type { Tender } from './own-tender.ts';
import type { RecordSheet } from './record-sheet.ts';
import { readLines, toPublicFields } from './tender-fields.ts';

const money = (fen: string | number | null) => (fen === null ? '' : yuanText(Number(fen)));
const named = (items: Parameters<typeof dictionaryLabel>[0], value: number | null) =>
  value === null ? '' : dictionaryLabel(items, value);
const TIME_LABELS = new Map<string, string>(MOVED_TIMES);

/** Reads one sheet; in `withWorker`. */
type Read = (transaction: Transaction, tender: Tender) => Promise<RecordSheet>;

const notice: Read = async (_transaction, tender) => {
  const fields = toPublicFields(tender);
  const times = MOVED_TIMES.map(([name, label]) => [label, fields[name]] as const);
  return {
    name: '招标公告',
    columns: ['项目', '内容'],
    rows: [
      ...[['招标编号', tender.code] as const, ['招标名称', fields.title] as const],
      ['招标方式', named(TENDER_TYPES, fields.tenderType)],
      ['招标类别', named(TENDER_KINDS, fields.tenderKind)],
      ['依法必须招标', fields.isStatutory === 1 ? '是' : '否'],
      ...[['招标备案编号', fields.statutoryNo] as const, ['项目名称', fields.projectName] as const],
      ...[['招标范围', fields.scopeText] as const, ['业绩要求', fields.performanceText] as const],
      ['最高投标限价', money(fields.controlPrice)],
      ['标书费', money(fields.docFee)],
      ['投标保证金', money(fields.depositAmount)],
      ...times,
      ['评标办法', named(EVAL_METHODS, fields.evalMethod)],
      ['评分项', fields.evalItems.map(({ name, maxScore }) => `${name}${maxScore ?? ''}分`).join('；')],
      ...[['公示天数', fields.publicityDays] as const, ['投标有效期(天)', fields.bidValidDays] as const],
      ...[['联系人', fields.contactName] as const, ['电话', fields.contactPhone] as const],
      ['发布时间', timeText(tender.publish_time)],
      ['状态', statusLook(tenderMachine, tender.status).label],
      ['流标或终止原因', tender.fail_reason],
    ],
  };
};

const lines: Read = async (transaction, { id }) => ({
  name: '采购清单',
  columns: ['序号', '材料名称', '规格型号', '品牌', '单位', '数量', '技术要求', '备注'],
  rows: (await readLines(transaction, id)).map((line) => [
    ...[line.line_no, line.material_name, line.spec, line.brand, line.unit, line.quantity],
    ...[line.tech_require, line.remark],
  ]),
});

const changes: Read = async (_transaction, tender) => ({
  name: '变更公告',
  columns: ['公告时间', '内容', '调整的时间', '调整前', '调整后'],
  rows: tender.changes.flatMap(({ createTime, content, times }) =>
    times.length === 0
      ? [[createTime, content, '', '', '']]
      : times.map(({ field, before, after }) => [createTime, content, TIME_LABELS.get(field) ?? '', before, after]),
  ),
});

const signUps: Read = async (transaction, { id }) => {
  const rows = await transaction
    .selectFrom('sign_up')
    .innerJoin('business', 'business.id', 'sign_up.business_id')
    .leftJoin('deposit', 'deposit.sign_up_id', 'sign_up.id')
    .selectAll('sign_up')
    .select(['business.name', 'deposit.status as deposit_status', 'deposit.amount', 'deposit.method'])
    .select(['deposit.pay_time', 'deposit.refund_time', 'deposit.reason'])
    .where('sign_up.tender_id', '=', id)
    .orderBy('sign_up.id')
    .execute();
  return {
    name: '报名与保证金',
    columns: [
      ...['报名编号', '企业', '联系人', '联系电话', '授权委托人', '报名时间', '审核时间', '报名状态', '驳回原因'],
      ...['标书费缴纳时间', '保证金', '保证金形式', '保证金状态', '缴纳时间', '退还时间', '保证金说明'],
    ],
    rows: rows.map((row) => [
      ...[row.code, row.name, row.contact_name, row.contact_phone, row.authorized_person],
      ...[
        timeText(row.submit_time),
        timeText(row.audit_time),
        statusLook(signUpMachine, row.status).label,
        row.reject_reason,
      ],
      ...[timeText(row.fee_paid_time), money(row.amount), named(DEPOSIT_METHODS, row.method)],
      row.deposit_status === null ? '' : statusLook(depositMachine, row.deposit_status).label,
      ...[timeText(row.pay_time), timeText(row.refund_time), row.reason],
    ]),
  };
};

/** Without who has asked, as the answers name nobody. */
const answers: Read = async (transaction, { id }) => {
  const rows = await transaction
    .selectFrom('clarification as asked')
    .leftJoin('clarification_answer as answer', 'answer.id', 'asked.id')
    .select(['asked.content', 'asked.create_time', 'answer.content as answer', 'answer.create_time as answer_time'])
    .select('answer.is_public')
    .where('asked.biz_type', '=', 'tender')
    .where('asked.biz_id', '=', id)
    .orderBy('asked.id')
    .execute();
  return {
    name: '澄清答疑',
    columns: ['提问时间', '问题', '答复时间', '答复', '是否公开'],
    rows: rows.map((row) => [
      ...[timeText(row.create_time), row.content, timeText(row.answer_time), row.answer],
      row.is_public === null ? '' : row.is_public ? '公开' : '仅提问方',
    ]),
  };
};

const opening: Read = async (transaction, { id }) => {
  const opened = await transaction
    .selectFrom('tender_opening')
    .selectAll()
    .where('tender_id', '=', id)
    .executeTakeFirst();
  const rows = await transaction
    .selectFrom('tender_opening_row as row')
    .innerJoin('bid', 'bid.id', 'row.bid_id')
    .selectAll('row')
    .select(['bid.code', 'bid.status', 'bid.reject_reason'])
    .where('row.tender_id', '=', id)
    .orderBy('row.place')
    .execute();
  return {
    name: '开标记录',
    columns: [
      ...['开标时间', '开标人', '序号', '投标编号', '投标人', '投标总价', '工期(天)', '质量标准', '项目负责人'],
      ...['投标时间', '备注', '结果', '否决原因'],
    ],
    rows: rows.map((row) => [
      ...[timeText(opened?.open_time ?? null), opened?.opener_names.join('、') ?? '', row.place, row.code],
      ...[row.bidder_name, money(row.total_price), row.period_days, row.quality_text, row.project_manager],
      ...[timeText(row.submit_time), row.remark, statusLook(bidMachine, row.status).label, row.reject_reason],
    ]),
  };
};

const marks: Read = async (transaction, tender) => {
  const rows = await transaction
    .selectFrom('tender_mark as mark')
    .innerJoin('account', 'account.id', 'mark.user_id')
    .innerJoin('tender_opening_row as row', 'row.bid_id', 'mark.bid_id')
    .innerJoin('tender_evaluator as seat', (join) =>
      join
        .onRef('seat.tender_id', '=', 'mark.tender_id')
        .onRef('seat.round', '=', 'mark.round')
        .onRef('seat.user_id', '=', 'mark.user_id'),
    )
    .select([
      'mark.round',
      'account.real_name',
      'account.nick_name',
      'row.bidder_name',
      'mark.item_index',
      'mark.tenths',
    ])
    .select('seat.submit_time')
    .where('mark.tender_id', '=', tender.id)
    .where('seat.submit_time', 'is not', null)
    .orderBy('mark.round')
    .orderBy('seat.place')
    .orderBy('row.place')
    .orderBy('mark.item_index')
    .execute();
  return {
    name: '评标打分',
    columns: ['轮次', '评委', '投标人', '评分项', '得分', '提交时间'],
    rows: rows.map((row) => [
      ...[row.round, personName(row), row.bidder_name],
      ...[tender.eval_items[row.item_index]?.name ?? '', scoreText(row.tenths), timeText(row.submit_time)],
    ]),
  };
};

const OUTCOMES = ['', '中标', '未确认'] as const;

const candidates: Read = async (transaction, { id }) => {
  const rows = await transaction
    .selectFrom('tender_candidate as candidate')
    .innerJoin('tender_result as result', (join) =>
      join.onRef('result.tender_id', '=', 'candidate.tender_id').onRef('result.round', '=', 'candidate.round'),
    )
    .selectAll('candidate')
    .select(['result.publicity_start', 'result.publicity_end', 'result.void_time', 'result.void_reason'])
    .where('candidate.tender_id', '=', id)
    .orderBy('candidate.round')
    .orderBy('candidate.rank')
    .execute();
  return {
    name: '中标候选人公示',
    columns: ['轮次', '名次', '候选人', '得分', '公示开始', '公示结束', '结果', '作废时间', '作废原因'],
    rows: rows.map((row) => [
      ...[row.round, row.rank, row.bidder_name, row.points === null ? '' : pointsText(row.points)],
      ...[timeText(row.publicity_start), timeText(row.publicity_end), OUTCOMES[row.outcome] ?? ''],
      ...[timeText(row.void_time), row.void_reason],
    ]),
  };
};

/** Without who has objected: the buyer answers what is said, not who says it. */
const objections: Read = async (transaction, { id }) => {
  const rows = await transaction
    .selectFrom('objection')
    .selectAll()
    .where('tender_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    name: '异议与答复',
    columns: ['轮次', '提出时间', '异议', '状态', '答复时间', '答复'],
    rows: rows.map((row) => [
      ...[row.round, timeText(row.create_time), row.content, statusLook(objectionMachine, row.status).label],
      ...[timeText(row.answer_time), row.answer],
    ]),
  };
};

const awards: Read = async (transaction, { id }) => {
  const rows = await transaction
    .selectFrom('tender_award as award')
    .innerJoin('deal', 'deal.id', 'award.deal_id')
    .innerJoin('business', 'business.id', 'deal.supplier_business_id')
    .selectAll('award')
    .select(['business.name', 'deal.code', 'deal.status', 'deal.total_amount', 'deal.refuse_reason'])
    .where('award.tender_id', '=', id)
    .where('deal.source_type', '=', DEAL_SOURCE.tender)
    .orderBy('award.id')
    .execute();
  return {
    name: '定标结果',
    columns: [
      '定标时间',
      '中标人',
      '中标价',
      '合同签订期限(天)',
      '定标理由',
      '成交单',
      '成交状态',
      '拒绝原因',
      '失效时间',
    ],
    rows: rows.map((row) => [
      ...[timeText(row.award_time), row.name, money(row.total_amount), row.contract_days, row.reason, row.code],
      ...[statusLook(dealMachine, row.status).label, row.refuse_reason, timeText(row.lapse_time)],
    ]),
  };
};

const trail: Read = async (transaction, { id }) => {
  const rows = await transaction
    .selectFrom('status_log as log')
    .leftJoin('account', 'account.id', 'log.user_id')
    .selectAll('log')
    .select(['account.real_name', 'account.nick_name'])
    .where('log.record_table', '=', 'tender')
    .where('log.record_id', '=', id)
    .orderBy('log.id')
    .execute();
  return {
    name: '过程记录',
    columns: ['时间', '操作人', '原状态', '新状态', '说明'],
    rows: rows.map((row) => [
      ...[timeText(row.create_time), row.user_id === null ? PLATFORM_NAME : personName(row)],
      row.from_status === null ? '' : statusLook(tenderMachine, row.from_status).label,
      ...[row.to_status === null ? '' : statusLook(tenderMachine, row.to_status).label, row.reason],
    ]),
  };
};

const SHEETS: readonly Read[] = [
  ...[notice, lines, changes, signUps, answers, opening, marks, candidates, objections, awards, trail],
];

/** Everything that is recorded of a tender, a sheet each, in the order in which it happened; in `withWorker`. */
export async function readSheets(transaction: Transaction, tender: Tender): Promise<readonly RecordSheet[]> {
  const sheets: RecordSheet[] = [];
  for (const read of SHEETS) sheets.push(await read(transaction, tender));
  return sheets;
}
