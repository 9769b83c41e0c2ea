import './tables.ts';
import type { Transaction } from '../db/schema.ts';
import type { Row } from '../record/record-table.ts';
import { makeRoundKeys, openOwn, type RoundRef, type SealedRef, seal } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { BidSummary, KeptBid } from './bid-content.ts';
import type { Bid } from './change-bid.ts';

export type BidRevision = Row<'bid_revision'>;

/** Revision of a draft, which is one row that is written over. */
export const DRAFT = 0;
const [DRAFT_ROUND, ONLY_ROUND] = [0, 1] as const;

/** The keys of a tender. */
export const keysOf = (tenderId: string): RoundRef => ({ kind: 'bid', askedId: tenderId, round: ONLY_ROUND });

export const refOf = ({
  tender_id,
  business_id,
  revision,
}: Pick<BidRevision, 'tender_id' | 'business_id' | 'revision'>): SealedRef => ({
  ...keysOf(tender_id),
  ...{ businessId: business_id, round: revision === DRAFT ? DRAFT_ROUND : ONLY_ROUND, revision },
});

interface Keeping {
  readonly revision: number;
  readonly userId: string;
  /** By which its being in time was judged. */
  readonly at: Date;
  readonly content: KeptBid;
  readonly summary: BidSummary;
}

/** Keeps a bid as ciphertext; one that is submitted only its bidder and the tender's key open. In `withWorker`. */
export async function keepSealed(
  transaction: Transaction,
  keeper: KeyKeeper,
  { id, tender_id, business_id }: Pick<Bid, 'id' | 'tender_id' | 'business_id'>,
  { revision, userId, at, content, summary }: Keeping,
): Promise<void> {
  const publicKey = revision === DRAFT ? null : await publicKeyOf(transaction, keeper, tender_id);
  const ref = refOf({ tender_id, business_id, revision });
  const kept = { ...(await seal(keeper, ref, { content, summary }, publicKey)), user_id: userId, submit_time: at };
  await transaction
    .insertInto('bid_revision')
    .values({ bid_id: id, business_id, tender_id, revision, ...kept })
    .onConflict((conflict) => conflict.columns(['bid_id', 'revision']).doUpdateSet(kept))
    .execute();
}

/** The public key of a tender; its first bid makes the pair, under the tender's lock. */
async function publicKeyOf(transaction: Transaction, keeper: KeyKeeper, tenderId: string): Promise<Buffer> {
  const known = await transaction
    .selectFrom('tender_key')
    .select('public_key')
    .where('tender_id', '=', tenderId)
    .executeTakeFirst();
  if (known !== undefined) return known.public_key;
  const { publicKey, privateKey } = await makeRoundKeys(keeper, keysOf(tenderId));
  await transaction
    .insertInto('tender_key')
    .values({ tender_id: tenderId, public_key: publicKey, private_key: privateKey })
    .execute();
  return publicKey;
}

/** Revisions of one bid as its bidder's session, or the worker, finds them; the newest first, the draft last. */
export const readRevisions = (transaction: Transaction, bidId: string): Promise<BidRevision[]> =>
  transaction.selectFrom('bid_revision').selectAll().where('bid_id', '=', bidId).orderBy('revision', 'desc').execute();

// What was sealed is what is read: the key's tag vouches for it.

export async function readOwnContent(keeper: KeyKeeper, row: BidRevision): Promise<KeptBid> {
  return (await openOwn(keeper, refOf(row), row)).content(row.content) as KeptBid;
}

export async function readOwnSummary(
  keeper: KeyKeeper,
  row: Pick<BidRevision, 'tender_id' | 'business_id' | 'revision' | 'owner_key' | 'summary'>,
): Promise<BidSummary> {
  return (await openOwn(keeper, refOf(row), row)).summary(row.summary) as BidSummary;
}

/** What the last submission of each of these bids comes to, in fen, to the session of their bidder; none before it. */
export async function readOwnTotals(
  transaction: Transaction,
  keeper: KeyKeeper,
  bidIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (bidIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('bid_revision')
    .select(['bid_id', 'tender_id', 'business_id', 'revision', 'owner_key', 'summary'])
    .distinctOn('bid_id')
    .where('bid_id', 'in', [...bidIds])
    .where('revision', '!=', DRAFT)
    .orderBy('bid_id')
    .orderBy('revision', 'desc')
    .execute();
  const totals = rows.map(async (row) => [row.bid_id, (await readOwnSummary(keeper, row)).totalPrice] as const);
  return new Map(await Promise.all(totals));
}
