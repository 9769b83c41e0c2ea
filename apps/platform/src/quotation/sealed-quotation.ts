import './tables.ts';
import type { Transaction } from '../db/schema.ts';
import type { Row } from '../record/record-table.ts';
import { openOwn, type RoundRef, type SealedRef, seal } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { Quotation } from './change-quotation.ts';
import type { KeptQuotation, KeptSecond, KeptSummary } from './quotation-content.ts';

type Revision = Row<'quotation_revision'>;

/** Of a draft, which is one row that is written over. */
export const DRAFT = { round: 0, revision: 0 } as const;

export const refOf = ({
  inquiry_id,
  business_id,
  round,
  revision,
}: Pick<Revision, 'inquiry_id' | 'business_id' | 'round' | 'revision'>): SealedRef => ({
  ...{ kind: 'quotation', askedId: inquiry_id, businessId: business_id },
  ...{ round, revision },
});

/** A round of an inquiry, as its keys know it. */
export const roundOf = (inquiryId: string, round: number): RoundRef => ({
  kind: 'quotation',
  askedId: inquiryId,
  round,
});

/** Keeps a revision as ciphertext; one of a round only its supplier and the round's key open. In `withWorker`. */
export async function keepSealed(
  transaction: Transaction,
  keeper: KeyKeeper,
  { id, inquiry_id, business_id }: Pick<Quotation, 'id' | 'inquiry_id' | 'business_id'>,
  revision: {
    readonly round: number;
    readonly revision: number;
    readonly userId: string;
    /** By which its being in time was judged. */
    readonly at: Date;
    readonly content: KeptQuotation | KeptSecond;
    readonly summary: KeptSummary;
  },
): Promise<void> {
  const { round, userId, at, content, summary } = revision;
  const ref = refOf({ inquiry_id, business_id, round, revision: revision.revision });
  const publicKey = round === DRAFT.round ? null : await readPublicKey(transaction, inquiry_id, round);
  const sealed = await seal(keeper, ref, { content, summary }, publicKey);
  const kept = { ...sealed, user_id: userId, submit_time: at };
  await transaction
    .insertInto('quotation_revision')
    .values({ quotation_id: id, business_id, inquiry_id, round, revision: revision.revision, ...kept })
    .onConflict((conflict) => conflict.columns(['quotation_id', 'round', 'revision']).doUpdateSet(kept))
    .execute();
}

async function readPublicKey(transaction: Transaction, inquiryId: string, round: number): Promise<Buffer> {
  const { public_key } = await transaction
    .selectFrom('inquiry_round')
    .select('public_key')
    .where('inquiry_id', '=', inquiryId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return public_key;
}

/** Revisions of one quotation as its supplier's session, or the worker, finds them; the newest first. */
export const readRevisions = (transaction: Transaction, quotationId: string, round?: number): Promise<Revision[]> => {
  const all = transaction
    .selectFrom('quotation_revision')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .orderBy('round', 'desc')
    .orderBy('revision', 'desc');
  return (round === undefined ? all : all.where('round', '=', round)).execute();
};

// What was sealed is what is read: the key's tag vouches for it.

/** What the supplier said in one of them. */
export async function readOwnContent(keeper: KeyKeeper, row: Revision): Promise<KeptQuotation> {
  return (await openOwn(keeper, refOf(row), row)).content(row.content) as KeptQuotation;
}

export async function readOwnSecond(keeper: KeyKeeper, row: Revision): Promise<KeptSecond> {
  return (await openOwn(keeper, refOf(row), row)).content(row.content) as KeptSecond;
}

export async function readOwnSummary(
  keeper: KeyKeeper,
  row: Pick<Revision, 'inquiry_id' | 'business_id' | 'round' | 'revision' | 'owner_key' | 'summary'>,
): Promise<KeptSummary> {
  return (await openOwn(keeper, refOf(row), row)).summary(row.summary) as KeptSummary;
}
