import './tables.ts';
import '../shop/tables.ts';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import {
  checkProduct,
  NATIONWIDE_CODE,
  PRICE_MODE,
  PRODUCT_MESSAGES,
  type ProductFields,
  productMachine,
  productRecord,
  reviewedPart,
  withSkuIds,
  withTermsOf,
} from '@jianzhu/domain/products';
import { isInMainCategories } from '@jianzhu/domain/supplier-profiles';
import * as v from 'valibot';
import { takeHeld } from '../attachment/record-files.ts';
import { refuseFiles } from '../attachment/refuse-files.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';
import { holdFiles } from '../shelf/hold-files.ts';
import { writtenOf } from '../shelf/own-shelf.ts';
import type { ShelfKind, ShelfRow } from '../shelf/shelf-kind.ts';
import { cleanRich, refusePictures } from '../shelf/shelf-pictures.ts';
import { approvedMainCategories } from '../supplier-profile/main-categories.ts';
import { describeProduct } from './describe-product.ts';
import { PRODUCT_TEXTS as texts } from './messages.ts';
import { productColumns, productFields, productOf } from './product-columns.ts';
import { readProductDocument } from './product-document.ts';
import { keepProductVersion } from './product-versions.ts';

/** Films and certificates of products are read by whoever of their company sees the products, shown ones by everybody. */
const PRODUCT_FILE = 'product_file';

/** Most that a business keeps: what the highest membership shows, and as many again that are written or off. */
const MOST_KEPT = 10_000;

/** Products on the shelf (domain rules 10.1, 10.2). */
export const productKind: ShelfKind<ProductFields> = {
  table: 'product',
  label: texts.label,
  machine: productMachine,
  publish: 'product_publish',
  numberedAs: 'product',
  page: '/user/my-products/proPublishEdit?id=',
  quota: 'productQuota',
  mostKept: MOST_KEPT,
  titleLength: 60,
  fieldsOf: (row) => productFields(productOf(row)),
  columnsOf: async (_transaction, fields) => productColumns(fields),
  async clean({ transaction, caller, row }, typed) {
    const detail = cleanRich(typed.detail, 'detail');
    if (detail instanceof Refusal) return detail;
    const files = [...typed.video, ...typed.certificates];
    const keep = await takeHeld(transaction, caller, { type: PRODUCT_FILE, id: row?.id ?? null }, files);
    if (keep instanceof Refusal) return keep;
    const [video, certificates] = [keep(typed.video), keep(typed.certificates)];
    const unfit = refuseFiles(productRecord, { video, certificates });
    if (unfit) return unfit;
    const before = row === null ? null : writtenOf(productKind, row);
    const fit = fitting(typed);
    const fields: ProductFields = {
      ...fit,
      ...{ detail: detail.html, video, certificates },
      shopCategoryIds: await ownCategories(transaction, caller.acting.businessId, typed.shopCategoryIds),
      skus: withSkuIds(fit.skus, before?.skus ?? [], row === null ? [] : productFields(productOf(row)).skus),
    };
    const broken = checkProduct(fields);
    if (broken.length > 0) return refuseViolations(broken);
    const { businessId } = caller.acting;
    const pictures = {
      mainImages: fields.mainImages,
      skus: fields.skus.map(({ image }) => image),
      detail: detail.pictures,
    };
    const refused =
      (await refusePictures(transaction, businessId, pictures)) ??
      // What stands in a category that its company deals in no more is priced and counted on.
      (before?.categoryCode === fields.categoryCode ? null : await refuseCategory(transaction, businessId, fields));
    return refused ?? fields;
  },
  async refuse(transaction, row, fields) {
    // One that was imported may lack its pictures.
    const read = v.safeParse(productRecord, fields);
    if (!read.success) return refuseIssues(read.issues);
    const broken = checkProduct(fields);
    return broken.length > 0 ? refuseViolations(broken) : refuseCategory(transaction, row.business_id, fields);
  },
  unpriced: reviewedPart,
  withTerms: withTermsOf,
  titleOf: ({ name }) => name,
  titled: (fields, name) => ({ ...fields, name }),
  async keepFiles(transaction, row) {
    const { video, certificates } = productOf(row);
    const asked = writtenOf(productKind, row);
    await holdFiles(transaction, PRODUCT_FILE, row, [...video, ...certificates, ...asked.video, ...asked.certificates]);
  },
  keepVersion: (transaction, row) => keepProductVersion(transaction, row, productFields(productOf(row))),
  describe: describeProduct,
  filesOf: ({ video, certificates }) => [...labelled(video, texts.video), ...labelled(certificates, texts.certificate)],
  document: (row: ShelfRow, transaction) => readProductDocument(transaction, productOf(row)),
};

const labelled = (entries: readonly AttachmentEntry[], label: string) => entries.map(({ id }) => ({ id, label }));

/** Prices of the way of pricing alone, each region once: what another way had asked for is not kept. */
function fitting(fields: ProductFields): ProductFields {
  const { priceMode, supplyRegions } = fields;
  const isNationwide = supplyRegions.includes(NATIONWIDE_CODE);
  return {
    ...fields,
    supplyRegions: isNationwide ? supplyRegions : [...new Set(supplyRegions)].toSorted(),
    skus: fields.skus.map((sku) => ({
      ...sku,
      price: priceMode === PRICE_MODE.fixed ? sku.price : null,
      tiers: priceMode === PRICE_MODE.tiered ? sku.tiers : [],
      marketPrice: priceMode === PRICE_MODE.agreed ? null : sku.marketPrice,
    })),
  };
}

/** Those of some categories that the shop of a business has: one that is gone, or another's, is left out. */
async function ownCategories(transaction: Transaction, businessId: string, ids: readonly string[]): Promise<string[]> {
  const asked = ids.flatMap((id) => parseRecordId(id) ?? []);
  if (asked.length === 0) return [];
  const own = await transaction
    .selectFrom('shop_category')
    .select('id')
    .where('id', 'in', asked)
    .where('business_id', '=', businessId)
    .execute();
  const known = new Set(own.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}

async function refuseCategory(transaction: Transaction, businessId: string, { categoryCode }: ProductFields) {
  const main = await approvedMainCategories(transaction, businessId);
  return isInMainCategories(main, categoryCode) ? null : refuseField('categoryCode', PRODUCT_MESSAGES.category);
}
