import './tables.ts';
import '../review/tables.ts';
import { dictionaryLabel } from '@jianzhu/domain';
import { NEED_TYPES } from '@jianzhu/domain/needs';
import { defineReviewMachine } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { transit } from '../record/transit.ts';
import { scheduleReview } from '../review/automatic-reviews.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { changeNeed } from './change-need.ts';
import { NEED_NEWS, NEED_TEXTS } from './messages.ts';
import { tellOwner } from './need-news.ts';
import { NEED_PAGE } from './needs.ts';

const BIZ_TYPE = 'need';
const machine = defineReviewMachine('need_add');
/** A review follows what its need has been let do. */
const owner = { is: ['owner'], permissionKeys: ['need_add'] } as const;

/** Needs under review; the need has a status of its own beside the review's. */
export const needReview: ReviewKind = {
  label: NEED_TEXTS.label,
  machine,
  numberedAs: 'need',
  async describe(transaction, _businessId, bizId) {
    const need = await transaction
      .selectFrom('need')
      .innerJoin('need_contact', 'need_contact.need_id', 'need.id')
      .selectAll('need')
      .select(['contact_name', 'contact_phone'])
      .where('need.id', '=', bizId)
      .executeTakeFirstOrThrow();
    const fields = [
      ['需求标题', need.title],
      ['需求类型', dictionaryLabel(NEED_TYPES, need.need_type)],
      ['地区', need.city_name + need.district_name],
      ['截止日期', need.deadline],
      ['需求描述', need.description],
      ['联系人', need.contact_name],
      ['手机号', need.contact_phone],
    ] as const;
    return { fields: fields.map(([label, value]) => ({ label, value })), files: [] };
  },
  async decided(transaction, { bizId, reason }) {
    const changed = await changeNeed(transaction, bizId, {
      action: reason === undefined ? 'approve' : 'reject',
      actor: { is: ['ops'], permissionKeys: [] },
      userId: null,
      ...(reason === undefined ? { columns: { publish_time: businessNow } } : { reason }),
      // The decision of the review is kept.
      audit: async () => undefined,
    });
    if (changed instanceof Refusal) throw new TypeError(`need ${bizId} is in no review`);
    const news = NEED_NEWS.decided(changed.title, reason);
    if (changed.create_user_id === null) await tellOwner(transaction, changed, news);
    return { ...news, jumpUrl: NEED_PAGE + bizId };
  },
};

interface HandedIn {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly businessId: string | null;
  readonly userId: string | null;
}

/** Puts a new need into the queue of reviews, in the transaction that adds it. */
export async function handInNeed(transaction: Transaction, need: HandedIn): Promise<Refusal | null> {
  const { id: reviewId } = await transaction
    .insertInto('review')
    .values({
      biz_type: BIZ_TYPE,
      biz_id: need.id,
      business_id: need.businessId,
      code: need.code,
      title: need.title,
      submit_user_id: need.userId,
      version: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const changed = await changeReview(transaction, reviewId, 'submit', need.userId);
  if (changed instanceof Refusal) return changed;
  await scheduleReview(transaction, { bizType: BIZ_TYPE, bizId: need.id }, `${BIZ_TYPE}/${need.id}`);
  return null;
}

/** Takes a need that was closed out of the queue. */
export async function withdrawNeedReview(transaction: Transaction, needId: string, userId: string | null): Promise<void> {
  const review = await transaction
    .selectFrom('review')
    .select('id')
    .where('biz_type', '=', BIZ_TYPE)
    .where('biz_id', '=', needId)
    .executeTakeFirstOrThrow();
  await changeReview(transaction, review.id, 'withdraw', userId);
}

function changeReview(transaction: Transaction, id: string, action: 'submit' | 'withdraw', userId: string | null) {
  return transit(transaction, 'review', id, {
    ...{ machine, action, actor: owner, facts: {}, userId, audit: 'call' as const },
    columns: async () => (action === 'submit' ? { submitted_at: sql`${businessNow}` } : {}),
  });
}
