import { idSchema } from '@jianzhu/domain';
import { type PageSchema, SHOP_STATES, TERMINALS } from '@jianzhu/domain/shops';
import * as v from 'valibot';
import { recordId } from './fields.schema.ts';
import { productCard } from './product.schema.ts';
import { certificate } from './qualification.schema.ts';

export const terminal = v.picklist(TERMINALS, '终端不正确');

const looseBlock = v.object({
  id: v.string(),
  type: v.string(),
  name: v.string(),
  hidden: v.boolean(),
  style: v.record(v.string(), v.unknown()),
  props: v.record(v.string(), v.unknown()),
});

/** A page as it travels: its blocks are read by the catalogue of the domain (`readPage`), which knows the terminal. */
export const pageSchema = v.object({
  schemaVersion: v.literal(1, '页面版本不正确'),
  page: v.record(v.string(), v.unknown()),
  blocks: v.pipe(v.array(looseBlock), v.maxLength(200, '组件数量不能超过40个')),
}) as unknown as v.GenericSchema<PageSchema, PageSchema>; // what is read from it is one, or is refused

const shopService = v.object({
  id: idSchema,
  cover: v.string(),
  title: v.string(),
  /** Code of `SERVICE_TYPES`. */
  serviceType: v.number(),
  /** Code of `CHARGE_MODES`. */
  chargeMode: v.number(),
  /** fen, the least; null where it is agreed. */
  price: v.nullable(v.number()),
  unit: v.string(),
  sales: v.number(),
});

/** An offer; only those whose days last are shown. */
export const shopOffer = v.object({
  id: idSchema,
  /** Of `OFFER_KINDS`. */
  kind: v.number(),
  title: v.string(),
  text: v.string(),
  beginDate: v.string(),
  endDate: v.string(),
});

/** What one block shows besides what its page says; what went off the shelf is not among it. */
const resolvedBlock = v.object({
  products: v.array(productCard),
  services: v.array(shopService),
  certificates: v.array(certificate),
  offers: v.array(shopOffer),
  /** Of the block 选项卡, by its tabs. */
  tabs: v.array(v.array(productCard)),
});

/** By the id of the block; blocks that show nothing of the kind are not among them. */
export const resolved = v.record(v.string(), resolvedBlock);

const categoryEntries = { id: idSchema, name: v.string(), productCount: v.number() };

/** Categories of a shop, two levels; how many products each has, those below it among them. */
export const shopCategories = v.array(v.object({ ...categoryEntries, children: v.array(v.object(categoryEntries)) }));

/** The company behind a shop, as everybody may see it. */
export const shopFacts = v.object({
  businessId: idSchema,
  name: v.string(),
  shortName: v.string(),
  /** '' where there is none. */
  logo: v.string(),
  /** Its short address; '' without one. */
  path: v.string(),
  regionName: v.string(),
  mainCategories: v.array(v.string()),
  tags: v.array(v.string()),
  isCertified: v.boolean(),
  vipLevel: v.number(),
  /** Sanitised rich text. */
  intro: v.string(),
  address: v.string(),
  contactName: v.string(),
  /** Whole with `showcase.reveal`. */
  phoneMasked: v.string(),
  viewCount: v.number(),
  followerCount: v.number(),
  /** By the member who asks; null for a visitor. Changed with `showcase.follow`. */
  isFollowed: v.nullable(v.boolean()),
  categories: shopCategories,
});

const pageEntries = { facts: shopFacts, terminal, schema: pageSchema, resolved };

export const shopSchemas = {
  page: {
    /** One of both. */
    query: v.object({
      businessId: v.optional(recordId),
      path: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,29}$/, '店铺地址不正确'))),
      terminal,
    }),
    data: v.object({
      ...pageEntries,
      /** Of a blocked shop the page is the default one, and not to be shown. */
      state: v.picklist(SHOP_STATES),
      /** `YYYY-MM-DD HH:mm:ss`; '' for the default page. */
      publishTime: v.string(),
    }),
  },
  preview: {
    query: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, '预览链接已失效')) }),
    /** `expireTime`: `YYYY-MM-DD HH:mm:ss`. */
    data: v.object({ ...pageEntries, expireTime: v.string() }),
  },
  category: { query: v.object({ businessId: recordId }), data: shopCategories },
};
