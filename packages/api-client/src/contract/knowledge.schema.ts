import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { neighbourEntries } from './article.schema.ts';
import { binary, byId, keyword, recordId, smallCode } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry } from './page.ts';

const summary = v.object({
  id: idSchema,
  title: v.string(),
  summary: v.string(),
  cover: v.string(),
  /** Code of `KNOWLEDGE_CATEGORIES`. */
  categoryId: v.number(),
  /** Code of `KNOWLEDGE_CONTENTS`. */
  contentType: v.number(),
  isFree: v.boolean(),
  /** fen; 0 for what is free. */
  price: v.number(),
  viewCount: v.number(),
  publishTime: v.string(),
  author: v.object({ id: idSchema, name: v.string() }),
});

const marked = { body: v.object({ id: recordId, isOn: binary }), data: v.object({ count: v.number() }) };

export const knowledgeSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['viewCount']),
      keyword,
      categoryId: v.optional(smallCode),
      isFree: v.optional(binary),
    }),
    data: v.object({
      ...pageOf(summary).entries,
      /** Texts of each category, whatever category was asked for. */
      categories: v.array(v.object({ name: v.string(), count: v.number() })),
    }),
  },
  detail: {
    query: byId,
    data: v.object({
      ...summary.entries,
      ...neighbourEntries,
      /** Rich text: the whole, or what may be read of what is to be paid. */
      content: v.string(),
      isLocked: v.boolean(),
      /** Of a document or a video; size in bytes. */
      file: v.nullable(v.object({ name: v.string(), size: v.number() })),
      downloadCount: v.number(),
      isOriginal: v.boolean(),
      /** Where it is from, unless it is original. */
      source: v.string(),
      tags: v.array(v.string()),
      likeCount: v.number(),
      favoriteCount: v.number(),
      related: v.array(summary),
    }),
  },
  mine: { query: byId, data: v.object({ isLiked: v.boolean(), isFavorite: v.boolean(), isOwned: v.boolean() }) },
  /** Ids of the texts that the member has bought. */
  owned: { query: v.object({}), data: v.array(idSchema) },
  /** The whole rich text of what was bought. */
  open: { body: byId, data: v.object({ content: v.string() }) },
  /** A signed address of the video. */
  play: { query: byId, data: v.object({ url: v.string() }) },
  /** A signed address of the document, and how many members have taken it. */
  download: { body: byId, data: v.object({ url: v.string(), count: v.number() }) },
  view: { body: byId, data: v.object({ viewCount: v.number() }) },
  like: marked,
  favorite: marked,
};
