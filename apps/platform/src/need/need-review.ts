import './tables.ts';
import '../review/tables.ts';
import { dictionaryLabel, SERVICE_TYPES } from '@jianzhu/domain/forms';

import { defineReviewMachine } from '@jianzhu/domain/records';
import { businessNow } from '../db/business-clock.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { changeNeed } from './change-need.ts';
import { NEED_NEWS, NEED_TEXTS } from './messages.ts';
import { tellOwner } from './need-news.ts';
import { NEED_PAGE } from './needs.ts';

/** Needs under review; the need has a status of its own beside the review's. */
export const needReview: ReviewKind = {
  label: NEED_TEXTS.label,
  machine: defineReviewMachine('need_add'),
  numberedAs: 'need',
  lock: (transaction, bizId) => findRecord(transaction, 'need', bizId, 'lock'),
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
      ['需求类型', dictionaryLabel(SERVICE_TYPES, need.need_type)],
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
      actor: OPS,
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
