import { idSchema } from '@jianzhu/domain';
import { isPriceChange, PRODUCT_MESSAGES, type ProductFields, productRecord } from '@jianzhu/domain/products';
import * as v from 'valibot';
import { byId, line, recordId } from './fields.schema.ts';
import { attachments, categoryFilter } from './procurement.schema.ts';
import { fenFilter, productParts } from './product-parts.schema.ts';
import { outcomeOfMany, savedRecord, seenRecord, seenRecords } from './record.schema.ts';
import { shelfSchemas } from './shelf.schema.ts';

export const ownProductSorts = ['updateTime', 'price', 'stock', 'viewCount', 'sort'] as const;

/** What a list and a detail say of a product alike. */
const productEntries = {
  /** Of the tree of materials: a leaf, and its name. */
  categoryCode: v.string(),
  categoryName: v.string(),
  brandName: v.string(),
  /** Of `PRICE_MODES`. */
  priceMode: v.number(),
  /** Yuan without sign and unit; 面议 where it is agreed. */
  priceText: v.string(),
  /** fen, the least; null where it is agreed. */
  priceFrom: v.nullable(v.number()),
  /** Of `UNITS`. */
  unit: v.string(),
  /** Of all combinations on sale; 0 is 暂时缺货. */
  stock: v.number(),
  viewCount: v.number(),
};

const { detailData, ...shelf } = shelfSchemas({
  row: { ...productEntries, /** Place within its shop, the greatest first. */ sort: v.number() },
  filters: {
    categoryCode: categoryFilter,
    brandName: v.optional(line('品牌', 1, 40)),
    priceFrom: fenFilter,
    priceTo: fenFilter,
  },
  sorts: ownProductSorts,
  detail: {
    ...productEntries,
    ...productParts,
    /** The title is its name. */
    name: v.string(),
    originRegion: productRecord.entries.originRegion,
    video: attachments,
    certificates: attachments,
    shopCategoryIds: v.array(idSchema),
    sort: v.nullable(v.number()),
  },
});

/** One line of what a reviewer reads: in what was published, and in what is written in its place; '' where it has none. */
const compared = v.object({
  name: v.string(),
  label: v.string(),
  before: v.string(),
  after: v.string(),
  isChanged: v.boolean(),
});

export const ownProductSchemas = {
  ...shelf,
  list: {
    query: shelf.list.query,
    data: v.object({
      ...shelf.list.data.entries,
      /** How many its membership has room for, on the shelf or in review; null without limit. */
      quota: v.object({ used: v.number(), limit: v.nullable(v.number()), level: v.number() }),
    }),
  },
  save: { body: savedRecord<ProductFields>(productRecord), data: detailData },
  batchPrice: {
    body: v.object({
      ...seenRecords.entries,
      percent: v.pipe(v.number(PRODUCT_MESSAGES.priceChange), v.check(isPriceChange, PRODUCT_MESSAGES.priceChange)),
    }),
    data: outcomeOfMany,
  },
  stock: {
    body: v.object({
      ...seenRecord.entries,
      skus: v.pipe(
        v.array(
          v.object({
            skuId: v.pipe(v.string(), v.maxLength(20)),
            stock: v.pipe(
              v.number('库存请输入数字'),
              v.integer('库存须为0到9999999之间的整数'),
              v.minValue(0, '库存须为0到9999999之间的整数'),
              v.maxValue(9_999_999, '库存须为0到9999999之间的整数'),
            ),
          }),
        ),
        v.minLength(1, '请至少选择一条数据'),
        v.maxLength(200, '规格组合不能超过200个'),
      ),
    }),
    data: detailData,
  },
  versions: {
    /** Without `versionNo` what stands now is compared. */
    query: v.object({ ...byId.entries, versionNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, '版本不正确'))) }),
    data: v.object({
      /** What was approved, the last first; at most 20. */
      versions: v.array(v.object({ versionNo: v.number(), publishTime: v.string(), isCurrent: v.boolean() })),
      /** Whether another version than the published one is written. */
      hasChange: v.boolean(),
      lines: v.array(compared),
    }),
  },
  categoryTree: {
    data: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        /** Of `UNITS`, the commonest first. */
        units: v.array(v.string()),
        /** Rate that a new product starts with, percent. */
        taxRate: v.number(),
        /** What its products usually say of themselves, with common values. */
        attributes: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
        children: v.array(
          v.object({
            code: v.string(),
            name: v.string(),
            /** It lies in the main categories of the business: products of it may be published. */
            isMain: v.boolean(),
          }),
        ),
      }),
    ),
  },
  /** A signed address of a file of a product, to look at. */
  file: {
    query: v.object({ ...byId.entries, fileId: recordId }),
    data: v.object({ url: v.string() }),
  },
};
