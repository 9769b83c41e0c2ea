import type { ownService } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { eachRecord } from '../record/each-record.ts';
import type { ActingMember, SavedOf } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { deleteShelf, discardShelf, submitShelf, switchShelf, withdrawShelf } from './owner-acts.ts';
import { copyShelf, saveShelf } from './save-shelf.ts';
import type { ShelfKind, ShelfRow } from './shelf-kind.ts';
import { showPicture } from './shelf-pictures.ts';

type Context = CallContext<BusinessMember>;
/** The acts that every kind has alike. */
type Acts = Omit<ContextHandlers<typeof ownService>, 'list' | 'exportRows' | 'detail' | 'save' | 'qualifications'>;

interface Shelf<Fields extends object> {
  readonly database: Database;
  readonly kind: ShelfKind<Fields>;
  readonly review: ReviewKind;
}

/** What the members of a business do with their own records of one kind (domain rules 10.2). */
export function shelfActs<Fields extends object>({ database, kind, review }: Shelf<Fields>): Acts {
  const by = <T>({ caller }: Context, work: (by: ActingMember) => Promise<T>) =>
    database.withWorker((transaction) => work({ transaction, caller }));
  const act = (context: Context, work: (by: ActingMember) => Promise<ShelfRow | Refusal>) =>
    by(context, async (member) => answerOf(await work(member)));
  return {
    submit: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, async () => answerOf(await submitShelf(kind, review, member, body))),
      ),
    ),
    submitMany: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, () =>
          eachRecord(body.records, (seen) => submitShelf(kind, review, member, seen)),
        ),
      ),
    ),
    withdraw: asBusiness(({ body }, context) => act(context, (member) => withdrawShelf(kind, review, member, body))),
    discard: asBusiness(({ body }, context) => act(context, (member) => discardShelf(kind, member, body))),
    shelf: asBusiness(({ body }, context) => act(context, (member) => switchShelf(kind, member, body, body.on === 1))),
    shelfMany: asBusiness(({ body }, context) =>
      by(context, (member) => eachRecord(body.records, (seen) => switchShelf(kind, member, seen, body.on === 1))),
    ),
    delete: asBusiness(({ body }, context) => by(context, (member) => deleteShelf(kind, member, body))),
    deleteMany: asBusiness(({ body }, context) =>
      by(context, (member) => eachRecord(body.records, (seen) => deleteShelf(kind, member, seen))),
    ),
    copy: asBusiness(({ body }, context) =>
      by(context, (member) =>
        context.once(member.transaction, async () => answerOf(await copyShelf(kind, member, body.id))),
      ),
    ),
    showPicture: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, (transaction) => showPicture(transaction, caller, body.resourceId)),
    ),
  };
}

const answerOf = (row: ShelfRow | Refusal) => (row instanceof Refusal ? row : toSubmission(row));

/** Saves a record and answers what its form reads. */
export function saveOwn<Fields extends object, Detail>(
  { database, kind }: Omit<Shelf<Fields>, 'review'>,
  context: Context,
  body: Fields & SavedOf,
  toDetail: (by: ActingMember, row: ShelfRow) => Promise<Detail>,
): Promise<Detail | Refusal> {
  const { caller } = context;
  return database.withWorker((transaction) =>
    context.once(transaction, async () => {
      const row = await saveShelf(kind, { transaction, caller }, body);
      return row instanceof Refusal ? row : toDetail({ transaction, caller }, row);
    }),
  );
}
