import '../evaluation/tables.ts';
import { DAY_MS, formatDate, formatDateTime, HOUR_MS } from '@jianzhu/domain';
import { CONFIRM_WITHIN_HOURS, DEAL_SOURCE, DEAL_STATUS, type DealStatus, dealMachine } from '@jianzhu/domain/deals';
import {
  ANSWER_WITHIN_DAYS,
  END_AFTER_DAYS,
  EVALUATION_MESSAGES,
  evaluateBids,
  isPriceItem,
  type Mark,
  OBJECTION_STATUS,
  REMIND_ON_DAYS,
} from '@jianzhu/domain/evaluations';
import { MODIFY_STATUS } from '@jianzhu/domain/forms';
import { EVAL_METHOD } from '@jianzhu/domain/tenders';
import { OUTCOME } from '../evaluation/outcome.ts';
import { wonByBid } from '../evaluation/won-by-bid.ts';
import { type DemoBid, finishBid } from './bids.ts';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import { returnDeposit } from './sign-ups.ts';
import { hasDone } from './tender-plan.ts';
import { type AddRow, addJob, type DemoTender } from './tender-rows.ts';
import { walkPath } from './walk-path.ts';

const CANDIDATES = 3;
const ROUND = 1;

type Acts = Parameters<typeof finishBid>[3];

/** Evaluates the bids of a tender that was opened as far as it has come, up to the deal with the winner. */
export function addResult(demo: DemoWriter, tender: DemoTender, bids: readonly DemoBid[], add: AddRow): void {
  if (!hasDone(tender.stage, 'open')) return;
  const { isScored, stage } = tender;
  const isReviewed = isScored ? hasDone(stage, 'nameCommittee') : hasDone(stage, 'evaluate');
  const marks = isScored && isReviewed ? addCommittee(tender, bids, add) : [];
  const ranked = hasDone(stage, 'evaluate') ? rank(tender, bids, marks) : [];
  if (ranked.length > 0) addCandidates(demo, tender, ranked, add);
  const isAwarded = hasDone(stage, 'award');
  for (const [place, { bid }] of ranked.entries()) {
    const { deposit } = bid.signUp;
    const isBack = isAwarded && (place > 0 || hasDone(stage, 'finish'));
    if (deposit === null || !isBack) continue;
    const back =
      place > 0
        ? { at: tender.times.awarded, reason: EVALUATION_MESSAGES.depositLost }
        : { at: tender.times.finished, reason: EVALUATION_MESSAGES.depositEnded };
    returnDeposit(demo, deposit, back, add);
  }
  const placeOf = new Map(ranked.map(({ bid }, place) => [bid.id, place]));
  for (const bid of bids) {
    const place = placeOf.get(bid.id) ?? CANDIDATES;
    const acts: Acts = [
      ...(isReviewed ? (['review'] as const) : []),
      ...(ranked.length > 0 && place < CANDIDATES ? (['nominate'] as const) : []),
      ...(isAwarded ? ([place === 0 ? 'win' : 'lose'] as const) : []),
    ];
    finishBid(demo, tender, bid, acts, add);
  }
  const [winner] = ranked;
  if (isAwarded && winner !== undefined) addAward(demo, tender, winner.bid, add);
}

interface Ranked {
  readonly bid: DemoBid;
  /** Hundredths; null where the price alone decides. */
  readonly points: number | null;
}

/** In the order of their ranks, by the announced method. */
function rank({ isScored, evalItems, staff }: DemoTender, bids: readonly DemoBid[], marks: readonly Mark[]): Ranked[] {
  const evaluated = evaluateBids({
    evalMethod: isScored ? EVAL_METHOD.scored : EVAL_METHOD.lowestPrice,
    ...{ items: evalItems, marks, evaluatorIds: staff.map(({ userId }) => userId) },
    bids: bids.map((bid) => ({ bidId: bid.id, totalPrice: bid.totalPrice, submitTime: bid.submitTime.getTime() })),
  });
  return evaluated.map(({ bidId, total }) => {
    const bid = bids.find(({ id }) => id === bidId);
    if (bid === undefined) throw new Error('nobody has made a bid that is ranked');
    return { bid, points: total };
  });
}

/** The committee with what it gives; while the tender is evaluated the last of it still scores. @returns the marks */
function addCommittee(
  { id, stage, buyer, staff, times, evalItems }: DemoTender,
  bids: readonly DemoBid[],
  add: AddRow,
): Mark[] {
  const declared = new Date(times.opened.getTime() + 16 * HOUR_MS).toISOString();
  const submitted = new Date(times.opened.getTime() + 22 * HOUR_MS).toISOString();
  const marks: Mark[] = [];
  for (const [place, { userId }] of staff.entries()) {
    const isWaitedFor = stage === 'evaluating' && place === staff.length - 1;
    add('tender_evaluator', {
      ...{ tender_id: id, round: ROUND, user_id: userId, business_id: buyer.businessId, place: place + 1 },
      ...{ declare_time: isWaitedFor ? null : declared, has_conflict: false, conflict_note: '' },
      submit_time: isWaitedFor ? null : submitted,
    });
    if (isWaitedFor) continue;
    for (const [turn, bid] of bids.entries()) {
      for (const [itemIndex, item] of evalItems.entries()) {
        if (isPriceItem(item)) continue;
        // Halves of points, most of what there is to give.
        const tenths =
          Math.round(((item.maxScore ?? 0) * (78 + ((turn * 13 + 12 + place * 3 + itemIndex * 5) % 20))) / 50) * 5;
        marks.push({ evaluatorId: userId, bidId: bid.id, itemIndex, tenths });
        add('tender_mark', {
          ...{ tender_id: id, round: ROUND, user_id: userId, bid_id: bid.id, item_index: itemIndex, tenths },
        });
      }
    }
  }
  return marks;
}

function addCandidates(demo: DemoWriter, tender: DemoTender, ranked: readonly Ranked[], add: AddRow): void {
  const { id, buyer, times, stage, index, title, nameOf } = tender;
  const report = {
    ...{ id: demo.newId(), fileName: `${title}评标报告.pdf`, fileExt: 'pdf', suffix: '', filePath: '' },
    ...{ fileSize: DEMO_TENDER_DOCUMENT.bytes, modifyStatus: MODIFY_STATUS.unchanged },
    ...{ createUserName: '', createTime: formatDateTime(times.evaluated.getTime()), publishUserName: '' },
  };
  add('attachment', {
    ...{ id: report.id, business_id: buyer.businessId, file_name: report.fileName, file_ext: 'pdf' },
    ...{ file_size: report.fileSize, file_md5: DEMO_TENDER_DOCUMENT.md5, bucket: 'jianzhu' },
    ...{ object_key: DEMO_TENDER_DOCUMENT.key, create_user_id: buyer.userId, create_user_name: buyer.name },
    ...{ create_time: times.evaluated.toISOString(), confirm_time: times.evaluated.toISOString() },
  });
  add('record_file', {
    ...{ attachment_id: report.id, business_id: buyer.businessId, owner_type: 'tender_report', owner_id: id },
  });
  add('tender_result', {
    ...{ tender_id: id, round: ROUND, business_id: buyer.businessId, submit_user_id: buyer.userId },
    ...{ publicity_start: times.evaluated.toISOString(), publicity_end: times.publicityEnd.toISOString() },
    ...{ report_files: [report], void_time: null, void_reason: '' },
  });
  for (const [place, { bid, points }] of ranked.slice(0, CANDIDATES).entries()) {
    add('tender_candidate', {
      ...{ tender_id: id, round: ROUND, rank: place + 1, bid_id: bid.id, business_id: bid.supplier.businessId },
      ...{ bidder_name: nameOf(bid.supplier.businessId), points },
      outcome: hasDone(stage, 'award') && place === 0 ? OUTCOME.won : OUTCOME.standing,
    });
  }
  const objector = ranked.at(-1)?.bid;
  // One waits for its answer, another one has it.
  if (objector !== undefined && index % 2 === 1 && !hasDone(stage, 'award')) addObjection(demo, tender, objector, add);
}

function addObjection(demo: DemoWriter, tender: DemoTender, { supplier }: DemoBid, add: AddRow): void {
  const { id, buyer, times, stage } = tender;
  const created = new Date(times.evaluated.getTime() + 5 * HOUR_MS);
  const answered = stage === 'publicity' ? null : new Date(created.getTime() + DAY_MS).toISOString();
  add('objection', {
    ...{ id: demo.newId(), business_id: supplier.businessId, create_user_id: supplier.userId },
    ...{ create_time: created.toISOString(), update_time: answered ?? created.toISOString() },
    update_user_id: answered ? buyer.userId : supplier.userId,
    ...{ version: answered ? 2 : 1, tender_id: id, round: ROUND, buyer_business_id: buyer.businessId },
    status: answered ? OBJECTION_STATUS.dismissed : OBJECTION_STATUS.waiting,
    ...{ content: '请说明第一中标候选人同类业绩的认定依据，并公示其业绩合同的签订时间。', attachments: [] },
    answer_deadline: new Date(created.getTime() + ANSWER_WITHIN_DAYS * DAY_MS).toISOString(),
    answer: answered ? '经复核，第一中标候选人提交的3份业绩合同均在招标文件要求的期限内，认定有效，异议不成立。' : '',
    answer_time: answered,
  });
}

/** The award with its deal, and what the days after it bring. */
function addAward(demo: DemoWriter, tender: DemoTender, winner: DemoBid, add: AddRow): void {
  const { id, buyer, times, index, title, lines, stage } = tender;
  const hasEnded = hasDone(stage, 'finish');
  const dealId = demo.newId();
  const facts = { isInTime: true, isVoidAsked: false, isVoidOffered: false, isRated: false, mayStillRate: true };
  const steps = [
    { action: 'confirm' as const, by: 'supplier' as const, facts },
    ...(hasEnded ? [{ action: 'finish' as const, by: 'buyer' as const, facts }] : []),
  ];
  const at = { confirm: new Date(times.awarded.getTime() + 5 * HOUR_MS), finish: times.finished };
  const walked = walkPath(dealMachine, DEAL_STATUS.waiting as DealStatus, steps);
  for (const { action, from, to } of walked) {
    add('status_log', {
      ...{ id: demo.newId(), business_id: buyer.businessId, record_table: 'deal', record_id: dealId, action },
      ...{ from_status: from, to_status: to, reason: '', create_time: at[action].toISOString() },
      user_id: action === 'confirm' ? winner.supplier.userId : buyer.userId,
    });
  }
  const won = wonByBid(winner.content, lines);
  add('deal', {
    ...{ id: dealId, business_id: buyer.businessId, create_user_id: buyer.userId, update_user_id: buyer.userId },
    create_time: times.awarded.toISOString(),
    update_time: (hasEnded ? at.finish : at.confirm).toISOString(),
    version: 1 + walked.length,
    // Those of inquiries are counted from 90001.
    code: `CJ${formatDate(times.awarded.getTime()).replaceAll('-', '')}${String(95_001 + index)}`,
    ...{ supplier_business_id: winner.supplier.businessId, source_type: DEAL_SOURCE.tender, source_id: id },
    ...{ quotation_id: null, bid_id: winner.id, title, status: walked.at(-1)?.to, lines: won.lines },
    ...{ goods_amount: won.goodsAmount, freight_amount: won.freightAmount, discount_amount: won.discountAmount },
    ...{ total_amount: won.totalAmount, net_amount: won.netAmount, tax_amount: won.taxAmount },
    freight_tax: won.freightTax,
    confirm_deadline: new Date(times.awarded.getTime() + CONFIRM_WITHIN_HOURS * HOUR_MS).toISOString(),
    ...{ confirm_time: at.confirm.toISOString(), finish_time: hasEnded ? at.finish.toISOString() : null },
    ...{ refuse_reason: '', contract_attachments: [], void_business_id: null, void_reason: '', void_time: null },
    ...{ buyer_rating: null, supplier_rating: null },
  });
  const awardId = demo.newId();
  add('tender_award', {
    ...{ id: awardId, business_id: buyer.businessId, tender_id: id, round: ROUND, bid_id: winner.id, deal_id: dealId },
    ...{ user_id: buyer.userId, reason: '', contract_days: winner.content.periodDays ?? 60 },
    ...{ award_time: times.awarded.toISOString(), lapse_time: null },
  });
  if (hasEnded) return;
  for (const days of [...REMIND_ON_DAYS, END_AFTER_DAYS]) {
    const due = new Date(times.awarded.getTime() + days * DAY_MS);
    addJob(demo, { kind: 'evaluation.award', key: `${awardId}/${days}`, at: due, payload: { awardId, days } }, add);
  }
}
