import { refuse } from '../http/refusal.ts';
import { SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import '../quotation/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { checkAnswer } from '@jianzhu/domain/forms';
import {
  AWARD_MODE,
  AWARD_STATUS,
  type AwardFields,
  type AwardStatus,
  awardMachine,
  awardRefusal,
  checkAward,
  INQUIRY_MESSAGES,
  INQUIRY_STATUS,
  LINE_STATUS,
} from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { addFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { finishInquiry, hasLiveDeals, readRefused, sumLiveDeals } from '../deal/deal-inquiry.ts';
import { makeDeal, type WonDeal, wonAmounts } from '../deal/make-deal.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { changeBySystem, changeQuotation } from '../quotation/change-quotation.ts';
import { pricesOf, readOpened } from '../quotation/opened-quotation.ts';
import { onlyRow } from '../record/only-row.ts';
import type { Row } from '../record/record-table.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { readApprovalThreshold } from './award-rule.ts';
import { readExclusions } from './exclude-quotation.ts';
import { awardActor, awardOf, changeAward, findHeld, refuseAwardAmount } from './held-award.ts';
import { type LineRow, readLines } from './inquiry-fields.ts';
import { writeResult } from './inquiry-result.ts';
import {
  changeInquiry,
  factsOf,
  type Inquiry,
  lockOwn,
  ownerOf,
  type Prepared,
  prepareAct,
  toSeen,
} from './own-inquiry.ts';
import { tellProcurement } from './procurement-news.ts';

type OpenRow = Row<'quotation_open'>;

/** What an award is judged by. */
interface Sheet {
  readonly lines: readonly LineRow[];
  readonly opened: readonly OpenRow[];
}

/** Decides the lines that are open; held where the rule of the company wants it agreed to. In `withWorker`, as all here. */
export async function awardInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, ...award }: Seen & AwardFields,
): Promise<{ readonly row: Inquiry; readonly isHeld: boolean } | Refusal> {
  // Before the inquiry is named: a file may be one of another record.
  const keep = await takeFiles(transaction, caller, { type: 'award', id: null }, award.attachments);
  const prepared = await prepareAct(transaction, caller, { id, version }, 'award');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  if (await findHeld(transaction, row.id)) return refuse('stateConflict', INQUIRY_MESSAGES.awardHeld);
  const sheet = await readSheet(transaction, row, award, prepared.now);
  if (sheet instanceof Refusal) return sheet;
  if (keep instanceof Refusal) return keep;
  const kept = { ...award, attachments: keep(award.attachments) };
  const total = wonBy(award, sheet).reduce((sum, won) => sum + won.totalAmount, 0);
  const threshold = await readApprovalThreshold(transaction, row.business_id);
  // A second award of what a refusal has left open is no way around the rule.
  const all = total + (await sumLiveDeals(transaction, row.id));
  const isHeld = threshold !== null && total > 0 && all > threshold;
  if (isHeld) {
    await keepAward(transaction, caller, row, kept, { status: AWARD_STATUS.held, total });
    return { row: await countHeld(transaction, caller, row), isHeld };
  }
  const by = { actor: ownerOf(caller), userId: caller.userId };
  const done = await carryOut(transaction, prepared, award, sheet, { ...by, authorId: caller.userId });
  if (done instanceof Refusal) return done;
  await keepAward(transaction, caller, row, kept, { status: AWARD_STATUS.agreed, total });
  return { row: done, isHeld };
}

/** Keeps what was put forward with its reasons: one that nobody is asked about is agreed to from the start. */
async function keepAward(
  transaction: Transaction,
  { userId }: BusinessMember,
  row: Inquiry,
  award: AwardFields,
  { status, total }: { readonly status: AwardStatus; readonly total: number },
): Promise<void> {
  const { id } = await transaction
    .insertInto('inquiry_award')
    .values({
      business_id: row.business_id,
      create_user_id: userId,
      update_user_id: userId,
      create_time: businessNow,
      update_time: sql<Date>`${businessNow}`,
      inquiry_id: row.id,
      ...{ status, total_amount: total, content: JSON.stringify(award) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addFiles(transaction, { type: 'award', id }, award.attachments);
}

/** Agrees to a held award, which carries it out, or refuses it. */
export async function decideAward(
  transaction: Transaction,
  caller: BusinessMember,
  { agree, reason, ...seen }: Seen & { readonly agree: number; readonly reason: string },
): Promise<Inquiry | Refusal> {
  const found = await findWaiting(transaction, caller, seen);
  if (found instanceof Refusal) return found;
  const { row, held, now } = found;
  const broken = checkAnswer(awardRefusal, { agree, reason });
  if (broken !== null) return refuseField('reason', broken);
  const award = awardOf(held);
  const actor = awardActor(caller, held);
  // Only who would agree otherwise is told of the limit.
  const mayAgree =
    agree === 1 && awardMachine.transition(AWARD_STATUS.held, 'agree', actor, { isWithinLimit: true }).ok;
  const beyond = mayAgree ? await refuseAwardAmount(transaction, caller, held) : null;
  if (beyond !== null) return refuse('stateConflict', beyond);
  const sheet = agree === 1 ? await readSheet(transaction, row, award, now) : undefined;
  if (sheet instanceof Refusal) return sheet;
  const decided = await changeAward(transaction, held, {
    ...{ action: agree === 1 ? 'agree' : 'refuse', actor, userId: caller.userId, isWithinLimit: true },
    ...(agree === 0 && { reason }),
  });
  if (decided instanceof Refusal) return decided;
  if (sheet === undefined) return countHeld(transaction, caller, row);
  const prepared = { row, facts: factsOf(row, now), now };
  const by = { actor: SYSTEM, userId: null, authorId: held.create_user_id };
  return carryOut(transaction, prepared, award, sheet, by);
}

/** Takes a held award back; who put it forward alone. */
export async function withdrawAward(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<Inquiry | Refusal> {
  const found = await findWaiting(transaction, caller, seen);
  if (found instanceof Refusal) return found;
  const { row, held } = found;
  const act = { action: 'withdraw', actor: awardActor(caller, held), userId: caller.userId } as const;
  const changed = await changeAward(transaction, held, act);
  return changed instanceof Refusal ? changed : countHeld(transaction, caller, row);
}

/**
 * A held award leaves the inquiry as it is; counted in its version, nobody agrees to another one than she has seen, and
 * open pages ask anew.
 */
async function countHeld(transaction: Transaction, { userId }: BusinessMember, row: Inquiry): Promise<Inquiry> {
  const { rows } = await sql<Inquiry>`
    update inquiry set version = version + 1, update_time = ${businessNow}, update_user_id = ${userId}
    where id = ${row.id} returning *`.execute(transaction);
  await tellRecordNews(transaction, 'inquiry', { businessId: row.business_id });
  return onlyRow(rows, row.id) ?? row;
}

async function findWaiting(transaction: Transaction, caller: BusinessMember, seen: Seen) {
  const row = await lockOwn(transaction, caller, seen.id);
  if (row instanceof Refusal) return row;
  const older = await refuseOlder(transaction, caller.userId, row, seen, toSeen);
  if (older) return older;
  const held = await findHeld(transaction, row.id);
  if (held === undefined || row.status !== INQUIRY_STATUS.awarding) return new Refusal('stateConflict');
  return { row, held, now: await readNow(transaction) };
}

async function readSheet(
  transaction: Transaction,
  row: Inquiry,
  award: AwardFields,
  now: Date,
): Promise<Sheet | Refusal> {
  const lines = await readLines(transaction, row.id);
  const live = await transaction
    .selectFrom('quotation')
    .select('id')
    .where('inquiry_id', '=', row.id)
    .where('opened_at', 'is not', null)
    .where('status', 'not in', [QUOTATION_STATUS.withdrawn, QUOTATION_STATUS.void])
    .execute();
  const opened = (await readOpened(transaction, row.id)).filter(({ quotation_id }) =>
    live.some(({ id }) => id === quotation_id),
  );
  const exclusions = await readExclusions(transaction, row.id);
  const refused = await readRefused(transaction, row.id);
  const broken = checkAward(
    award,
    {
      lines: lines
        .filter(({ line_status }) => line_status === LINE_STATUS.open)
        .map(({ id, line_no }) => ({ lineId: id, row: line_no })),
      hasDeals: await hasLiveDeals(transaction, row.id),
      wholeOrder: row.whole_order,
      quotations: opened.map((open) => ({
        quotationId: open.quotation_id,
        validUntil: open.valid_until,
        isExcluded: exclusions.has(open.quotation_id),
        hasRefused: refused.has(open.quotation_id),
        prices: pricesOf(open),
      })),
    },
    formatDate(now.getTime()),
  );
  return broken.length > 0 ? refuseViolations(broken) : { lines, opened };
}

/** What each winner gets of the lines that are open, with its amounts. */
function wonBy({ awards }: AwardFields, { lines, opened }: Sheet): WonDeal[] {
  const open = new Map(
    lines.filter(({ line_status }) => line_status === LINE_STATUS.open).map((line) => [line.id, line]),
  );
  const decided = new Map(awards.map(({ lineId, quotationId }) => [lineId, quotationId]));
  return opened.flatMap((quotation) => {
    const won = [...open.values()].filter(({ id }) => decided.get(id) === quotation.quotation_id);
    return won.length === 0 ? [] : [wonAmounts(quotation, won, lines)];
  });
}

async function carryOut(
  transaction: Transaction,
  prepared: Prepared,
  award: AwardFields,
  sheet: Sheet,
  by: Pick<Parameters<typeof changeInquiry>[2], 'actor' | 'userId'> & { readonly authorId: string },
): Promise<Inquiry | Refusal> {
  const { row } = prepared;
  const won = wonBy(award, sheet);
  // What an earlier award has given to others is still theirs.
  const winners = new Set([...(await readWinners(transaction, row.id)), ...won.map(({ quotationId }) => quotationId)]);
  const isAllBought =
    award.awards.every(({ quotationId }) => quotationId !== null) &&
    sheet.lines.every(({ line_status }) => line_status !== LINE_STATUS.dropped);
  const { actor, userId, authorId } = by;
  const changed = await changeInquiry(transaction, prepared, {
    ...{ action: 'award', actor, userId },
    columns: {
      award_time: sql`${businessNow}`,
      award_mode: winners.size === 1 && isAllBought ? AWARD_MODE.whole : AWARD_MODE.split,
      result_public: award.resultPublic === 1,
    },
  });
  if (changed instanceof Refusal) return changed;
  await markLines(transaction, row.id, award, sheet);
  const isSole = (await readWinners(transaction, row.id)).size === 1;
  for (const { quotation_id: id, business_id } of sheet.opened) {
    const deal = won.find(({ quotationId }) => quotationId === id);
    if (deal) {
      await changeBySystem(transaction, id, isSole ? 'win' : 'winPart');
      const { id: dealId } = await makeDeal(transaction, changed, deal, authorId);
      const holders = { businessIds: [business_id], permission: 'deal_confirm' } as const;
      await tellProcurement(transaction, 'N130', holders, row, dealId);
      continue;
    }
    // Asked: whoever has won before keeps that, and is told of a loss no more than who has lost already.
    const lost = await changeQuotation(transaction, id, { action: 'lose', actor: SYSTEM, userId: null });
    if (!(lost instanceof Refusal)) {
      const holders = { businessIds: [business_id], permission: 'quotation_view' } as const;
      await tellProcurement(transaction, 'N131', holders, row, row.id);
    }
  }
  await writeResult(transaction, changed);
  // Where the rest is not bought, nothing may be left to wait for.
  return won.length === 0 ? finishInquiry(transaction, changed) : changed;
}

async function markLines(transaction: Transaction, inquiryId: string, { awards }: AwardFields, sheet: Sheet) {
  const open = new Set(sheet.lines.filter(({ line_status }) => line_status === LINE_STATUS.open).map(({ id }) => id));
  // Of a line that is named twice the last word counts, as for the deals.
  const decided = [...new Map(awards.map((award) => [award.lineId, award])).values()].filter(({ lineId }) =>
    open.has(lineId),
  );
  const ids = (isWon: boolean) =>
    decided.filter(({ quotationId }) => (quotationId !== null) === isWon).map(({ lineId }) => lineId);
  await sql`
    update inquiry_line set line_status =
      case when id = any(${ids(true)}::bigint[]) then ${LINE_STATUS.awarded}::int else ${LINE_STATUS.dropped}::int end
    where inquiry_id = ${inquiryId} and id = any(${decided.map(({ lineId }) => lineId)}::bigint[])`.execute(
    transaction,
  );
  const won = Object.fromEntries(
    decided.flatMap(({ lineId, quotationId }) => (quotationId === null ? [] : [[lineId, quotationId]])),
  );
  await sql`
    update inquiry_private set won_by = won_by || ${JSON.stringify(won)}::jsonb where inquiry_id = ${inquiryId}`.execute(
    transaction,
  );
}

/** The quotations that share the lines that are bought. */
async function readWinners(transaction: Transaction, inquiryId: string): Promise<ReadonlySet<string>> {
  const { won_by } = await transaction
    .selectFrom('inquiry_private')
    .select('won_by')
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirstOrThrow();
  return new Set(Object.values(won_by));
}
