import './tables.ts';
import '../bid/tables.ts';
import '../deal/tables.ts';
import '../evaluation/tables.ts';
import '../member/tables.ts';
import { bidMachine } from '@jianzhu/domain/bids';
import { DEAL_SOURCE, dealMachine } from '@jianzhu/domain/deals';
import { objectionMachine, pointsText, scoreText } from '@jianzhu/domain/evaluations';
import { statusLook } from '@jianzhu/domain/records';
import { timeText } from '../db/time-text.ts';
import { personName } from '../member/person-name.ts';
import { moneyCell, type ReadSheet } from './record-sheet.ts';

const opening: ReadSheet = async (transaction, { id }) => {
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
      ...[row.bidder_name, moneyCell(row.total_price), row.period_days, row.quality_text, row.project_manager],
      ...[timeText(row.submit_time), row.remark, statusLook(bidMachine, row.status).label, row.reject_reason],
    ]),
  };
};

const marks: ReadSheet = async (transaction, tender) => {
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

const candidates: ReadSheet = async (transaction, { id }) => {
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
const objections: ReadSheet = async (transaction, { id }) => {
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

const awards: ReadSheet = async (transaction, { id }) => {
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
      ...[timeText(row.award_time), row.name, moneyCell(row.total_amount), row.contract_days, row.reason, row.code],
      ...[statusLook(dealMachine, row.status).label, row.refuse_reason, timeText(row.lapse_time)],
    ]),
  };
};

/** What is recorded of a tender from its opening to its award. */
export const AWARD_SHEETS: readonly ReadSheet[] = [opening, marks, candidates, objections, awards];
