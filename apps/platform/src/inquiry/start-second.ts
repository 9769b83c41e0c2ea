import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import '../quotation/tables.ts';
import { parseDateTime } from '@jianzhu/domain';
import { checkSecondRound, INQUIRY_MESSAGES, LINE_STATUS, type SecondRoundFields } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { changeQuotation } from '../quotation/change-quotation.ts';
import { readOpened } from '../quotation/opened-quotation.ts';
import { roundOf } from '../quotation/sealed-quotation.ts';
import type { Row } from '../record/record-table.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { makeRoundKeys } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { compareOpened } from './compare-opened.ts';
import { scheduleDeadline } from './deadlines.ts';
import { readExclusions } from './exclude-quotation.ts';
import { withdrawHeldAward } from './held-award.ts';
import { readLines } from './inquiry-fields.ts';
import { changeOwn, type Inquiry, prepareAct } from './own-inquiry.ts';
import { tellProcurement } from './procurement-news.ts';

/** Asks chosen suppliers for a second price of chosen lines (domain rules 4.5). In `withWorker`. */
export async function startSecondRound(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { id, version, ...fields }: Seen & SecondRoundFields,
): Promise<Inquiry | Refusal> {
  const prepared = await prepareAct(transaction, caller, { id, version }, 'startSecond');
  if (prepared instanceof Refusal) return prepared;
  const { row, now } = prepared;
  const lines = await readLines(transaction, row.id);
  const valid = await readValid(transaction, row.id);
  // By prices with tax: those are what a target and a total of the first round are.
  const compared = compareOpened(lines, valid, 'gross');
  const openLines = lines.flatMap(({ id: lineId, line_no, line_status }) => {
    const lowest = compared.cells.find((cell) => cell.lineId === lineId && cell.isLowest)?.unitPrice ?? null;
    return line_status === LINE_STATUS.open ? [{ lineId, row: line_no, lowest }] : [];
  });
  const openIds = openLines.map(({ lineId }) => lineId);
  const broken = checkSecondRound(fields, { wholeOrder: row.whole_order, lines: openLines }, now.getTime());
  if (broken.length > 0) return refuseViolations(broken);
  const lineIds = [...new Set(fields.lineIds)];
  if (lineIds.some((lineId) => !openIds.includes(lineId))) return refuseField('lineIds', INQUIRY_MESSAGES.secondLines);
  const chosen = chooseOf(valid, fields.quotationIds);
  if (chosen === undefined) return refuseField('quotationIds', INQUIRY_MESSAGES.secondSuppliers);
  const deadline = new Date(parseDateTime(fields.deadline) ?? 0);
  await withdrawHeldAward(transaction, row.id);
  const keys = await makeRoundKeys(keeper, roundOf(row.id, 2));
  await transaction
    .insertInto('inquiry_round')
    .values({ inquiry_id: row.id, round: 2, deadline, public_key: keys.publicKey, private_key: keys.privateKey })
    .execute();
  const columns = { round: 2, round2_deadline: deadline };
  const changed = await changeOwn(transaction, prepared, caller, { action: 'startSecond', columns });
  if (changed instanceof Refusal) return changed;
  const ranks = new Map(compared.suppliers.map(({ quotationId, rankTotal }) => [quotationId, rankTotal]));
  await writeAsked(transaction, row, { ...fields, lineIds, deadline, chosen, ranks });
  const actor = actorOf(caller, 'buyer');
  for (const quotation of chosen) {
    const asked = await changeQuotation(transaction, quotation.id, {
      ...{ action: 'askSecond', actor, userId: caller.userId },
      columns: { round: 2, is_second_sealed: true },
    });
    if (asked instanceof Refusal) throw new Error('a quotation of the first round could not be asked again');
  }
  await scheduleDeadline(transaction, changed, 2);
  const businessIds = chosen.map(({ business_id }) => business_id);
  const facts = { title: row.title, time: fields.deadline };
  await tellProcurement(transaction, 'N120', { businessIds, permission: 'quotation_view' }, facts, row.id);
  return changed;
}

/** What was opened and counts: neither withdrawn nor excluded. */
async function readValid(transaction: Transaction, inquiryId: string): Promise<readonly Row<'quotation_open'>[]> {
  const submitted = await transaction
    .selectFrom('quotation')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('status', '=', QUOTATION_STATUS.submitted)
    .execute();
  const ids = new Set(submitted.map(({ id }) => id));
  const exclusions = await readExclusions(transaction, inquiryId);
  const opened = await readOpened(transaction, inquiryId);
  return opened.filter(({ quotation_id }) => ids.has(quotation_id) && !exclusions.has(quotation_id));
}

/** Those who are chosen; undefined where one is no valid quotation of this inquiry. */
function chooseOf(valid: readonly Row<'quotation_open'>[], quotationIds: readonly string[]) {
  const ids = new Set(quotationIds);
  const chosen = valid.filter(({ quotation_id }) => ids.has(quotation_id));
  return chosen.length === ids.size
    ? chosen.map(({ quotation_id: id, business_id }) => ({ id, business_id }))
    : undefined;
}

/** What the buyer sees of the round, and what each of those asked does. */
async function writeAsked(
  transaction: Transaction,
  row: Inquiry,
  asked: Omit<SecondRoundFields, 'deadline'> & {
    readonly deadline: Date;
    readonly chosen: NonNullable<ReturnType<typeof chooseOf>>;
    /** Of the first round; null where not every line was quoted. */
    readonly ranks: ReadonlyMap<string, number | null>;
  },
): Promise<void> {
  const { lineIds, deadline, chosen, ranks, message } = asked;
  const [showTarget, showRank] = [asked.showTarget === 1, asked.showRank === 1];
  const targets = asked.targetPrices.filter(({ lineId }) => lineIds.includes(lineId));
  const target_prices = Object.fromEntries(targets.map(({ lineId, price }) => [lineId, price]));
  const shared = {
    ...{ inquiry_id: row.id, deadline, line_ids: [...lineIds], message },
    ...{ show_target: showTarget, show_rank: showRank },
  };
  await transaction
    .insertInto('second_round')
    .values({
      ...shared,
      business_id: row.business_id,
      target_prices: JSON.stringify(target_prices),
      asked_count: chosen.length,
    })
    .execute();
  await transaction
    .insertInto('second_round_asked')
    .values(
      chosen.map(({ id, business_id }) => ({
        ...shared,
        quotation_id: id,
        business_id,
        buyer_business_id: row.business_id,
        target_prices: JSON.stringify(showTarget ? target_prices : {}),
        rank: showRank ? (ranks.get(id) ?? null) : null,
      })),
    )
    .execute();
}
