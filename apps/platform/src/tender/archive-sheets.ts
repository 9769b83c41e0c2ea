import './tables.ts';
import '../clarification/tables.ts';
import '../deposit/tables.ts';
import '../member/tables.ts';
import '../record/tables.ts';
import '../sign-up/tables.ts';
import { dictionaryLabel } from '@jianzhu/domain/forms';
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
import { AWARD_SHEETS } from './award-sheets.ts';
import type { Tender } from './own-tender.ts';
import { moneyCell, type ReadSheet, type RecordSheet } from './record-sheet.ts';
import { readLines, toPublicFields } from './tender-fields.ts';

const named = (items: Parameters<typeof dictionaryLabel>[0], value: number | null) =>
  value === null ? '' : dictionaryLabel(items, value);
const TIME_LABELS = new Map<string, string>(MOVED_TIMES);

const notice: ReadSheet = async (_transaction, tender) => {
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
      ['最高投标限价', moneyCell(fields.controlPrice)],
      ['标书费', moneyCell(fields.docFee)],
      ['投标保证金', moneyCell(fields.depositAmount)],
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

const lines: ReadSheet = async (transaction, { id }) => ({
  name: '采购清单',
  columns: ['序号', '材料名称', '规格型号', '品牌', '单位', '数量', '技术要求', '备注'],
  rows: (await readLines(transaction, id)).map((line) => [
    ...[line.line_no, line.material_name, line.spec, line.brand, line.unit, line.quantity],
    ...[line.tech_require, line.remark],
  ]),
});

const changes: ReadSheet = async (_transaction, tender) => ({
  name: '变更公告',
  columns: ['公告时间', '内容', '调整的时间', '调整前', '调整后'],
  rows: tender.changes.flatMap(({ createTime, content, times }) =>
    times.length === 0
      ? [[createTime, content, '', '', '']]
      : times.map(({ field, before, after }) => [createTime, content, TIME_LABELS.get(field) ?? '', before, after]),
  ),
});

const signUps: ReadSheet = async (transaction, { id }) => {
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
      ...[timeText(row.fee_paid_time), moneyCell(row.amount), named(DEPOSIT_METHODS, row.method)],
      row.deposit_status === null ? '' : statusLook(depositMachine, row.deposit_status).label,
      ...[timeText(row.pay_time), timeText(row.refund_time), row.reason],
    ]),
  };
};

/** Without who has asked, as the answers name nobody. */
const answers: ReadSheet = async (transaction, { id }) => {
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

const trail: ReadSheet = async (transaction, { id }) => {
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

const SHEETS: readonly ReadSheet[] = [notice, lines, changes, signUps, answers, ...AWARD_SHEETS, trail];

/** Everything that is recorded of a tender, a sheet each, in the order in which it happened; in `withWorker`. */
export async function readSheets(transaction: Transaction, tender: Tender): Promise<readonly RecordSheet[]> {
  const sheets: RecordSheet[] = [];
  for (const read of SHEETS) sheets.push(await read(transaction, tender));
  return sheets;
}
