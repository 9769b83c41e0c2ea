import { dictionaryEntrySchema, idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { pageOf, pagingEntries } from './page.ts';

export const searchTypes = ['all', 'news', 'service', 'goods', 'company', 'lesson', 'need', 'law', 'function'] as const;

const emptyMessage = '请输入您想要搜索的内容';
const searchText = (min: number) =>
  v.pipe(v.string(emptyMessage), v.trim(), v.minLength(min, emptyMessage), v.maxLength(50, '关键词不能超过50个字'));

/** Part of a text that was hit; never markup. */
const range = v.object({ start: v.number(), len: v.number() });

const hit = v.object({
  id: idSchema,
  type: v.picklist(searchTypes),
  title: v.string(),
  titleRanges: v.array(range),
  summary: v.string(),
  summaryRanges: v.array(range),
  image: v.string(),
  /** In fen; null where nothing is sold. */
  price: v.nullable(v.number()),
  publishTime: v.string(),
  url: v.string(),
  needLogin: v.boolean(),
});

const total = v.number();

export const searchSchemas = {
  search: {
    query: v.object({
      ...pagingEntries,
      keyword: searchText(1),
      type: v.optional(v.picklist(searchTypes, '搜索类型不正确'), 'all'),
      sort: v.optional(v.picklist(['default', 'latest'], '排序方式不正确'), 'default'),
    }),
    data: v.object({
      ...pageOf(hit).entries,
      /** One more than `countedTo` says: more than that. */
      counts: v.object(v.entriesFromList(searchTypes, total)),
      /** Beyond this many nothing is counted, ranked or listed. */
      countedTo: total,
      /** What was searched for instead, as nothing holds what was entered; '' for what was entered. */
      instead: v.string(),
      /** What else may have been meant. */
      corrections: v.array(v.string()),
      /** Words of what was entered that find something, where nothing holds it all. */
      shorter: v.array(v.string()),
    }),
  },
  suggest: {
    query: v.object({ keyword: searchText(2) }),
    data: v.array(
      v.object({
        text: v.string(),
        ranges: v.array(range),
        /** Of the page that the text names; '' for what is searched for. */
        url: v.string(),
      }),
    ),
  },
  hotWords: { data: v.array(v.string()) },
  hotTexts: { data: v.array(dictionaryEntrySchema) },
};
