import { type OwnKnowledgeFields, ownKnowledgeRecord } from '@jianzhu/domain/shelves';
import * as v from 'valibot';
import { binary, smallCode } from './fields.schema.ts';
import { attachments } from './procurement.schema.ts';
import { savedRecord } from './record.schema.ts';
import { shelfSchemas } from './shelf.schema.ts';

export const ownKnowledgeSorts = ['updateTime', 'price', 'viewCount'] as const;

/** What a list and a detail say of a text alike. */
const knowledgeEntries = {
  /** Of `KNOWLEDGE_CATEGORIES`. */
  categoryId: v.number(),
  /** Of `KNOWLEDGE_CONTENTS`. */
  contentType: v.number(),
  isFree: v.number(),
  /** fen; 0 for what is free. */
  price: v.number(),
  viewCount: v.number(),
};

const { detailData, ...shelf } = shelfSchemas({
  row: { ...knowledgeEntries, likeCount: v.number(), favoriteCount: v.number(), downloadCount: v.number() },
  filters: {
    categoryId: v.optional(smallCode),
    contentType: v.optional(smallCode),
    isFree: v.optional(binary),
  },
  sorts: ownKnowledgeSorts,
  detail: {
    ...knowledgeEntries,
    summary: v.string(),
    /** Rich text. */
    content: v.string(),
    file: attachments,
    /** Of a file that was not handed in with the form; '' otherwise. */
    keptFileName: v.string(),
    tags: v.array(v.string()),
    previewBlocks: v.number(),
    isOriginal: v.number(),
    source: v.string(),
  },
});

export const ownKnowledgeSchemas = {
  ...shelf,
  save: { body: savedRecord<OwnKnowledgeFields>(ownKnowledgeRecord), data: detailData },
};
