import { idSchema } from '@jianzhu/domain';
import { field } from '@jianzhu/domain/forms';
import {
  BLOCK_GROUPS,
  type ShopCategoriesFields,
  type ShopOffersFields,
  shopCategoriesRecord,
  shopOffersRecord,
} from '@jianzhu/domain/shops';
import * as v from 'valibot';
import { recordId } from './fields.schema.ts';
import { pageSchema, resolved, shopCategories, shopFacts, shopOffer, terminal } from './shop.schema.ts';

/** What an act has seen: 0 before the first save. */
const version = v.pipe(v.number('数据版本不正确'), v.integer('数据版本不正确'), v.minValue(0, '数据版本不正确'));
/** The column of versions holds no more. */
const MOST_VERSIONS = 2_147_483_647;
const versionNo = v.pipe(
  v.number('历史版本不正确'),
  v.integer('历史版本不正确'),
  v.minValue(1, '历史版本不正确'),
  v.maxValue(MOST_VERSIONS, '历史版本不正确'),
);
const seenPage = { terminal, version };

/** Where a page stands. */
const standing = {
  terminal,
  /** Of the draft: every save names the one that its author saw, and another one is refused (409). */
  version: v.number(),
  /** Of `SHOP_PAGE_STATUS`. */
  status: v.number(),
  updateTime: v.string(),
  updateUser: v.string(),
  /** Number of the version that visitors see; 0 before the first. */
  publishedVersion: v.number(),
  publishTime: v.string(),
  publishUser: v.string(),
  /** Why the platform has blocked it; '' otherwise. */
  blockReason: v.string(),
  /** When it is published by itself; '' where it is not. */
  scheduleTime: v.string(),
  /** Why it could not be published at its time; '' otherwise. */
  scheduleProblem: v.string(),
  allowedActions: v.array(v.string()),
};
const standingData = v.object(standing);

/** A draft as it was kept (markup made safe), and where its page stands. */
const draftData = v.object({ ...standing, schema: pageSchema, resolved });

const problem = v.object({
  /** null for the page itself. */
  blockId: v.nullable(v.string()),
  /** 'props.items.0.image'; '' for a block as a whole. */
  path: v.string(),
  message: v.string(),
});

const historyEntries = {
  versionNo: v.number(),
  publishTime: v.string(),
  publishUser: v.string(),
  blockCount: v.number(),
  /** Visitors see it now. */
  isCurrent: v.boolean(),
};

const settings = v.object({
  /** Of the settings, not of a page. */
  version: v.number(),
  path: v.string(),
  categories: shopCategories,
  /** Whatever their days. */
  offers: v.array(shopOffer),
});

const fileShown = {
  body: v.object({ resourceId: recordId }),
  data: v.object({ id: idSchema, address: v.string() }),
};

/** A record's fields with the version that was seen; fields read looser input than they give, down to unknown. */
const saved = <Fields>(record: v.ObjectSchema<v.ObjectEntries, undefined>) =>
  v.object({ version, ...record.entries }) as unknown as v.GenericSchema<
    Fields & { readonly version: number },
    Fields & { readonly version: number }
  >;

export const ownShopSchemas = {
  page: {
    query: v.object({ terminal }),
    data: v.object({
      ...draftData.entries,
      facts: shopFacts,
      /** Nothing was saved yet: the schema is that of every new shop. */
      isNew: v.boolean(),
      vipLevel: v.number(),
    }),
  },
  save: { body: v.object({ ...seenPage, schema: pageSchema }), data: draftData },
  resolve: { body: v.object({ terminal, schema: pageSchema }), data: v.object({ resolved }) },
  check: {
    body: v.object({ terminal, schema: pageSchema }),
    data: v.object({
      /** While there is one, the page is not published. */
      problems: v.array(problem),
      warnings: v.array(problem),
    }),
  },
  publish: { body: v.object(seenPage), data: standingData },
  schedule: {
    body: v.object({ ...seenPage, time: field('dt', { label: '定时发布时间', required: true }) }),
    data: standingData,
  },
  cancelSchedule: { body: v.object(seenPage), data: standingData },
  restore: { body: v.object({ ...seenPage, versionNo }), data: draftData },
  applyTemplate: {
    body: v.object({ ...seenPage, code: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, '模板不存在')) }),
    data: draftData,
  },
  history: { query: v.object({ terminal }), data: v.array(v.object(historyEntries)) },
  version: {
    query: v.object({
      terminal,
      versionNo: v.pipe(
        v.union([v.number(), v.string()]),
        v.transform(Number),
        v.integer('历史版本不正确'),
        v.minValue(1, '历史版本不正确'),
        v.maxValue(MOST_VERSIONS, '历史版本不正确'),
      ),
    }),
    data: v.object({ ...historyEntries, schema: pageSchema, resolved }),
  },
  templates: {
    query: v.object({ terminal }),
    data: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        about: v.string(),
        themeColor: v.string(),
        /** As the membership has it; its ids are new ones, so it can be used once. */
        schema: pageSchema,
      }),
    ),
  },
  blockSpecs: {
    query: v.object({ terminal }),
    data: v.object({
      vipLevel: v.number(),
      /** In the order of the palette; their values are in the domain's `SHOP_BLOCKS`. */
      blocks: v.array(
        v.object({
          type: v.string(),
          label: v.string(),
          group: v.picklist(BLOCK_GROUPS.map(({ value }) => value)),
          about: v.string(),
          max: v.number(),
          isLocked: v.boolean(),
        }),
      ),
    }),
  },
  previewToken: {
    body: v.object({ terminal }),
    /** `expireTime`: `YYYY-MM-DD HH:mm:ss`. */
    data: v.object({ token: v.string(), expireTime: v.string() }),
  },
  settings: { data: settings },
  saveCategories: { body: saved<ShopCategoriesFields>(shopCategoriesRecord), data: settings },
  saveOffers: { body: saved<ShopOffersFields>(shopOffersRecord), data: settings },
  savePath: {
    body: v.object({ version, path: v.pipe(v.string(), v.trim(), v.maxLength(30, '店铺地址不正确')) }),
    data: settings,
  },
  showPicture: fileShown,
  showVideo: fileShown,
};
