import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId, keyword, line, recordId, regionCode } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry } from './page.ts';
import { categoryFilter } from './procurement.schema.ts';
import { fenFilter, productParts } from './product-parts.schema.ts';

export const productSorts = ['price', 'viewCount', 'publishTime'] as const;

/** A product as a card shows it. */
export const productCard = v.object({
  id: idSchema,
  cover: v.string(),
  name: v.string(),
  categoryCode: v.string(),
  categoryName: v.string(),
  brandName: v.string(),
  /** Yuan without sign and unit; 面议 where it is agreed. */
  priceText: v.string(),
  /** fen, the least; null where it is agreed. */
  priceFrom: v.nullable(v.number()),
  /** Of `UNITS`. */
  unit: v.string(),
  /** Of all combinations on sale; 0 is 暂时缺货. */
  stock: v.number(),
  businessId: idSchema,
  businessName: v.string(),
  /** Where its company is; '' where that is not known. */
  cityName: v.string(),
  vipLevel: v.number(),
  viewCount: v.number(),
  /** `YYYY-MM-DD HH:mm:ss`, of the first approval. */
  publishTime: v.string(),
});

const counted = { name: v.string(), count: v.number() };

/** A file of a product; its address is asked for by `product.file`. */
const shownFile = v.object({ id: idSchema, fileName: v.string(), fileSize: v.number() });

export const productSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(productSorts),
      /** Of its name, its brand or its company. */
      keyword,
      /** Of either level. */
      categoryCode: categoryFilter,
      brandName: v.optional(line('品牌', 1, 40)),
      /** Of its company. */
      cityCode: v.optional(regionCode),
      priceFrom: fenFilter,
      priceTo: fenFilter,
      businessId: v.optional(recordId),
      shopCategoryId: v.optional(recordId),
      /** As `attributeFilterText` writes it: `材质:Q235B;规格:Φ48`. */
      attributes: v.optional(v.pipe(v.string(), v.maxLength(400, '筛选条件不正确'))),
    }),
    data: v.object({
      ...pageOf(productCard).entries,
      /** What it can be narrowed to, each without the filter of its own, the most first. */
      facets: v.object({
        /** Leaves. */
        categories: v.array(v.object({ code: v.string(), ...counted })),
        /** At most 30. */
        brands: v.array(v.object(counted)),
        cities: v.array(v.object({ code: v.string(), ...counted })),
        /** Of the category that is asked for; none without one. */
        attributes: v.array(
          v.object({ name: v.string(), values: v.array(v.object({ value: v.string(), count: v.number() })) }),
        ),
      }),
    }),
  },
  detail: {
    query: byId,
    data: v.object({
      ...productCard.entries,
      ...productParts,
      code: v.string(),
      /** Of `PRICE_MODES`. */
      priceMode: v.number(),
      /** `吉林省长春市`; '' where it is not said. */
      originText: v.string(),
      /** Where it is supplied, in words. */
      supplyRegionNames: v.array(v.string()),
      video: v.nullable(shownFile),
      certificates: v.array(shownFile),
      company: v.object({
        id: idSchema,
        name: v.string(),
        logo: v.string(),
        isCertified: v.boolean(),
        contactName: v.string(),
        phoneMasked: v.string(),
        /** Of its products on the shelf. */
        productCount: v.number(),
      }),
      /** Others of its company, the most looked at first; at most 8. */
      sameShop: v.array(productCard),
    }),
  },
  /** Products by their ids, as far as they are on the shelf, in the order that was asked for. */
  byIds: {
    query: v.object({ ids: v.pipe(v.string(), v.regex(/^\d{1,20}(,\d{1,20}){0,49}$/, '编号不正确')) }),
    data: v.array(productCard),
  },
  file: {
    query: v.object({ ...byId.entries, fileId: recordId }),
    data: v.object({ url: v.string() }),
  },
  view: { body: byId, data: v.object({ viewCount: v.number() }) },
};
