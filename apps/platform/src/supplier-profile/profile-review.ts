import './tables.ts';
import { formatDate } from '@jianzhu/domain';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { defineReviewMachine } from '@jianzhu/domain/records';
import {
  AUTH_KINDS,
  categoryNames,
  checkHandedIn,
  SUPPLIER_PROFILE_NOTICES,
  type SupplierProfileFields,
  supplierProfileMachine,
} from '@jianzhu/domain/supplier-profiles';
import { businessNow, readNow } from '../db/business-clock.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord, lockKnown } from '../record/find-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { listedFilesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { SUPPLIER_PROFILE_TEXTS as texts } from './messages.ts';
import { factsOf } from './own-profile.ts';
import { placeName, regionNames } from './region-names.ts';
import { setFilesOf } from './save-profile.ts';
import { showSupplier } from './shown-supplier.ts';

export const BIZ_TYPE = 'supplier_profile';

/** Page of the own profile. */
export const SUPPLIER_PROFILE_PAGE = '/user/my-products/proSupplier';

/** Profiles of suppliers under review, as a whole; one has a status of its own beside the review's. */
export const supplierProfileReview: ReviewKind = {
  label: texts.label,
  machine: defineReviewMachine('supplierprofile_edit'),
  numberedAs: 'certification',
  lock: (transaction, bizId) => findRecord(transaction, 'supplier_profile', bizId, 'lock'),
  async describe(transaction, _businessId, bizId) {
    const { written } = await transaction
      .selectFrom('supplier_profile')
      .select('written')
      .where('id', '=', bizId)
      .executeTakeFirstOrThrow();
    return {
      fields: valuesOf(written).map(([label, value]) => ({ label, value })),
      files: await listedFilesForReview(
        transaction,
        written.brands.map(({ name, certificate }) => ({ label: texts.certificate(name), files: certificate })),
      ),
    };
  },
  /** What has ended meanwhile is not approved. */
  async refuseApproval(transaction, bizId) {
    const { written } = await lockKnown(transaction, 'supplier_profile', bizId);
    const today = formatDate((await readNow(transaction)).getTime());
    return checkHandedIn(written, today)[0]?.message ?? null;
  },
  async decided(transaction, { bizId, reason }) {
    const row = await lockKnown(transaction, 'supplier_profile', bizId);
    const columns =
      reason === undefined
        ? { approved: JSON.stringify(row.written), approved_at: businessNow, reason: '' }
        : { reason };
    const changed = await transit(transaction, 'supplier_profile', bizId, {
      ...{ machine: supplierProfileMachine, action: reason === undefined ? 'approve' : 'reject', actor: OPS },
      ...{ facts: factsOf(row), userId: null, reason },
      columns: async () => stamped(null, columns),
      // The decision of the review is kept.
      audit: async () => undefined,
    });
    if (changed instanceof Refusal) throw new TypeError(`profile ${bizId} is in no review`);
    await setFilesOf(transaction, changed);
    if (reason === undefined) await showSupplier(transaction, changed.business_id, changed.written);
    return { ...SUPPLIER_PROFILE_NOTICES.decided(reason), jumpUrl: SUPPLIER_PROFILE_PAGE };
  },
};

/** What a reviewer reads, each by its word. */
function valuesOf(fields: SupplierProfileFields): readonly (readonly [string, string])[] {
  const { terms, none } = texts;
  const { mainCategories, supplyRegions, yearSales, vehicles, serviceTags, intro, brands, warehouse } = fields;
  const brandTexts = brands.map(({ name, authKind, beginDate, endDate }) =>
    texts.brand(name, dictionaryLabel(AUTH_KINDS, authKind), beginDate, endDate),
  );
  const listed = (parts: readonly string[]) => parts.join('、') || none;
  return [
    [terms.mainCategories, listed(categoryNames(mainCategories))],
    [terms.supplyRegions, listed(regionNames(supplyRegions))],
    [terms.yearSales, yearSales === null ? none : formatMoney(yearSales)],
    [terms.vehicles, vehicles === null ? none : texts.vehicles(vehicles)],
    [terms.serviceTags, listed(serviceTags)],
    [terms.intro, intro || none],
    [terms.brands, listed(brandTexts)],
    [
      terms.warehouse,
      listed(warehouse.map(({ name, region, area }) => texts.warehouse(name, placeName(region), area))),
    ],
  ];
}
