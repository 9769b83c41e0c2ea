import './tables.ts';
import { QUOTATION_STATUS, type QuotationStatus } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { changeBySystem, endQuotations, type Quotation } from '../quotation/change-quotation.ts';
import { type Opened, writeOpened, writeSecond } from '../quotation/opened-quotation.ts';
import type { KeptQuotation, KeptSecond } from '../quotation/quotation-content.ts';
import { refOf, roundOf } from '../quotation/sealed-quotation.ts';
import { SYSTEM } from '../record/actor-of.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { openByRound } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { forgetRoundKeys, openRoundKey } from '../sealing/open-round.ts';
import { endInvitations } from './invitation.ts';
import { changeInquiry, type Inquiry, ownerOf, type Prepared, prepareAct, readSecondCount } from './own-inquiry.ts';
import { tellProcurement } from './procurement-news.ts';

type Auditing = 'call' | ((row: Inquiry) => Promise<void>);
type By = Pick<Parameters<typeof changeInquiry>[2], 'actor' | 'userId' | 'audit'>;

/** By the platform, at the deadline. */
export const bySystem = (audit: Auditing): By => ({ actor: SYSTEM, userId: null, audit });

const toBuyer = ({ business_id }: Inquiry) => ({ businessIds: [business_id], permission: 'inquiry_compare' }) as const;

/** Opens before the deadline where the status table allows it: the round's row then says that it was lawful. */
export async function openEarly(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  seen: Seen,
): Promise<Inquiry | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'open');
  if (prepared instanceof Refusal) return prepared;
  await letOpenEarly(transaction, prepared.row.id, 1);
  return openInquiry(transaction, keeper, prepared, { actor: ownerOf(caller), userId: caller.userId, audit: 'call' });
}

const letOpenEarly = (transaction: Transaction, inquiryId: string, round: number) =>
  transaction
    .updateTable('inquiry_round')
    .set({ may_open_early: true })
    .where('inquiry_id', '=', inquiryId)
    .where('round', '=', round)
    .execute();

/**
 * Opens the first round in one transaction: key, contents, status, log, notices. Without a quotation it fails, and stays
 * sealed. Under the inquiry's lock; in `withWorker`.
 *
 * @throws KeeperFailed before anything was written
 */
export async function openInquiry(
  transaction: Transaction,
  keeper: KeyKeeper,
  prepared: Pick<Prepared, 'row' | 'facts'>,
  by: By,
): Promise<Inquiry | Refusal> {
  const { row } = prepared;
  const quotations = await findQuotations(transaction, row.id, [QUOTATION_STATUS.submitted]);
  if (quotations.length === 0) return failInquiry(transaction, prepared, by);
  const opened = row.sealed ? await decryptFirst(transaction, keeper, row.id, quotations) : [];
  if (opened instanceof Refusal) return opened;
  await writeOpened(transaction, opened);
  await sql`
    update quotation set opened_at = coalesce(opened_at, ${businessNow})
    where inquiry_id = ${row.id} and status = ${QUOTATION_STATUS.submitted}`.execute(transaction);
  const columns = { open_time: sql`${businessNow}`, quoted_count: quotations.length };
  const changed = await changeInquiry(transaction, prepared, { ...by, action: 'open', columns });
  if (changed instanceof Refusal) return changed;
  await closeRound(transaction, row.id, 1);
  await endQuotations(transaction, row.id, [QUOTATION_STATUS.draft]);
  await endInvitations(transaction, row);
  const facts = { title: row.title, quoted: quotations.length };
  await tellProcurement(transaction, 'N110', toBuyer(row), facts, row.id);
  return changed;
}

async function failInquiry(
  transaction: Transaction,
  prepared: Pick<Prepared, 'row' | 'facts'>,
  by: By,
): Promise<Inquiry | Refusal> {
  const { row, facts } = prepared;
  const none = { ...prepared, facts: { ...facts, quotedCount: 0 } };
  const changed = await changeInquiry(transaction, none, { ...by, action: 'open', columns: { quoted_count: 0 } });
  if (changed instanceof Refusal) return changed;
  await forgetRoundKeys(transaction, row.id);
  await endQuotations(transaction, row.id, [QUOTATION_STATUS.draft]);
  await endInvitations(transaction, row);
  await tellProcurement(transaction, 'N111', { ...toBuyer(row), permission: 'inquiry_view' }, row, row.id);
  return changed;
}

async function findQuotations(transaction: Transaction, inquiryId: string, statuses: readonly QuotationStatus[]) {
  const rows = await transaction
    .selectFrom('quotation')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .execute();
  return rows.filter(({ status }) => statuses.includes(status));
}

async function decryptFirst(
  transaction: Transaction,
  keeper: KeyKeeper,
  inquiryId: string,
  quotations: readonly Quotation[],
): Promise<Opened[] | Refusal> {
  const key = await openRoundKey(transaction, keeper, roundOf(inquiryId, 1));
  if (key === undefined) return new Refusal('sealed');
  const latest = await latestRevisions(transaction, inquiryId, 1);
  return quotations.flatMap((quotation) => {
    const revision = latest.get(quotation.id);
    if (revision === undefined) throw new Error('a submitted quotation has no revision');
    // What was sealed is what comes out: its tag vouches for it.
    const content = openByRound(key, refOf(revision), revision).content(revision.content) as KeptQuotation;
    return [{ quotation, content }];
  });
}

async function latestRevisions(transaction: Transaction, inquiryId: string, round: number) {
  const rows = await transaction
    .selectFrom('quotation_revision')
    .selectAll()
    .distinctOn('quotation_id')
    .where('inquiry_id', '=', inquiryId)
    .where('round', '=', round)
    .orderBy('quotation_id')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map((row): [string, Row<'quotation_revision'>] => [row.quotation_id, row]));
}

const closeRound = (transaction: Transaction, inquiryId: string, round: number) =>
  transaction
    .updateTable('inquiry_round')
    .set({ opened_at: sql<Date>`${businessNow}`, private_key: null })
    .where('inquiry_id', '=', inquiryId)
    .where('round', '=', round)
    .execute();

/** Ends the second round early, when all have answered (decision 66). */
export async function endSecondEarly(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  seen: Seen,
): Promise<Inquiry | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'endSecond');
  if (prepared instanceof Refusal) return prepared;
  await letOpenEarly(transaction, prepared.row.id, 2);
  return endSecondRound(transaction, keeper, prepared, {
    actor: ownerOf(caller),
    userId: caller.userId,
    audit: 'call',
  });
}

/** Opens the second prices; whoever gave none stays with the first. @throws KeeperFailed before anything was written */
export async function endSecondRound(
  transaction: Transaction,
  keeper: KeyKeeper,
  prepared: Pick<Prepared, 'row' | 'facts'>,
  by: By,
): Promise<Inquiry | Refusal> {
  const { row } = prepared;
  const key = await openRoundKey(transaction, keeper, roundOf(row.id, 2));
  if (key === undefined) return new Refusal('sealed');
  const latest = await latestRevisions(transaction, row.id, 2);
  const { secondAsked, secondSubmitted } = QUOTATION_STATUS;
  for (const { id, status } of await findQuotations(transaction, row.id, [secondAsked, secondSubmitted])) {
    const revision = latest.get(id);
    if (status === secondAsked || revision === undefined) {
      await changeBySystem(transaction, id, 'keepFirst', { is_second_sealed: false });
      continue;
    }
    // As above.
    const second = openByRound(key, refOf(revision), revision).content(revision.content) as KeptSecond;
    await writeSecond(transaction, id, second);
  }
  await transaction
    .updateTable('quotation')
    .set({ is_second_sealed: false })
    .where('inquiry_id', '=', row.id)
    .where('status', '=', secondSubmitted)
    .execute();
  const changed = await changeInquiry(transaction, prepared, { ...by, action: 'endSecond' });
  if (changed instanceof Refusal) return changed;
  await closeRound(transaction, row.id, 2);
  const count = await readSecondCount(transaction, row.id);
  const facts = { title: row.title, done: count?.answered_count ?? 0, all: count?.asked_count ?? 0 };
  await tellProcurement(transaction, 'N122', toBuyer(row), facts, row.id);
  return changed;
}
