import { defineReviewMachine } from '@jianzhu/domain/records';
import { SHELF_NOTICES } from '@jianzhu/domain/shelves';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord, lockKnown } from '../record/find-record.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { changeShelf, writtenOf } from './own-shelf.ts';
import type { ShelfKind } from './shelf-kind.ts';

/** The review of one kind of record of the shelf; the record has a status of its own beside the review's. */
export function shelfReview<Fields extends object>(kind: ShelfKind<Fields>): ReviewKind {
  return {
    label: kind.label,
    machine: defineReviewMachine(kind.publish),
    numberedAs: 'service',
    lock: (transaction, bizId) => findRecord(transaction, kind.table, bizId, 'lock'),
    async describe(transaction, _businessId, bizId) {
      const row = await readKnown(transaction, kind, bizId);
      const fields = writtenOf(kind, row);
      return {
        fields: await kind.describe(transaction, fields),
        files: await readFiles(transaction, kind.filesOf(fields)),
      };
    },
    async decided(transaction, { bizId, reason, fieldReasons }) {
      const row = await lockKnown(transaction, kind.table, bizId);
      const written = writtenOf(kind, row);
      const columns =
        reason === undefined
          ? {
              ...(row.change === null ? {} : await kind.columnsOf(transaction, written, row)),
              ...{ change: null, reason: '', field_reasons: '[]' },
              publish_time: sql`coalesce(publish_time, ${businessNow})`,
            }
          : { reason, field_reasons: JSON.stringify(fieldReasons) };
      const changed = await changeShelf(transaction, kind, row, {
        ...{ action: reason === undefined ? 'approve' : 'reject', actor: OPS, userId: null, reason, columns },
        // The decision of the review is kept.
        audit: async () => undefined,
      });
      if (changed instanceof Refusal) throw new TypeError(`${kind.table} ${bizId} is in no review`);
      await kind.keepFiles?.(transaction, changed);
      const title = 'title' in written ? String(written.title) : changed.title;
      return { ...SHELF_NOTICES.decided(title, reason), jumpUrl: kind.page + bizId };
    },
  };
}

async function readKnown(transaction: Transaction, kind: ShelfKind, id: string) {
  const row = await findRecord(transaction, kind.table, id);
  if (row instanceof Refusal) throw new TypeError(`there is no ${kind.table} ${id}`);
  return row;
}

async function readFiles(transaction: Transaction, named: readonly { readonly id: string; readonly label: string }[]) {
  if (named.length === 0) return [];
  const rows = await transaction
    .selectFrom('attachment')
    .select(['id', 'file_name as fileName', 'file_size', 'object_key as objectKey'])
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  const labels = new Map(named.map(({ id, label }) => [id, label]));
  return rows.map(({ file_size, ...file }) => ({
    ...{ ...file, fileSize: Number(file_size), label: labels.get(file.id) ?? '' },
  }));
}

/** Takes a record off its shelf for the platform, and tells its company why (domain rules 10.2). In `withWorker`. */
export async function banShelf(transaction: Transaction, kind: ShelfKind, id: string, reason: string) {
  const row = await findRecord(transaction, kind.table, id, 'lock');
  if (row instanceof Refusal) return row;
  const changed = await changeShelf(transaction, kind, row, {
    ...{ action: 'ban', actor: OPS, userId: null, reason, columns: { reason } },
    // The call of the operator is kept.
    audit: async () => undefined,
  });
  if (changed instanceof Refusal) return changed;
  await tellHolders(
    transaction,
    { businessIds: [changed.business_id], permission: kind.publish },
    {
      ...{ noticeType: 2, ...SHELF_NOTICES.banned(changed.title, reason) },
      ...{ jumpType: 1, jumpUrl: kind.page, optId: id },
    },
  );
  return changed;
}

/** Shows what an operator has written, or takes it off, without a review (domain rules 30.20). In `withWorker`. */
export async function showWritten(
  transaction: Transaction,
  kind: ShelfKind,
  id: string,
  isShown: boolean,
): Promise<Refusal | undefined> {
  const row = await findRecord(transaction, kind.table, id, 'lock');
  if (row instanceof Refusal) return row;
  const changed = await changeShelf(transaction, kind, row, {
    ...{ action: isShown ? 'putOn' : 'takeOff', actor: OPS, userId: null },
    columns: isShown ? { publish_time: businessNow, reason: '' } : {},
    // The call of the operator is kept.
    audit: async () => undefined,
  });
  return changed instanceof Refusal ? changed : undefined;
}
