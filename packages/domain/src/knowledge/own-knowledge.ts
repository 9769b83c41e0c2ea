import * as v from 'valibot';
import { field } from '../form/field.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { rows } from '../form/rows.ts';
import { checkShelfPicture } from '../shelf/shelf-picture.ts';
import { KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS, KNOWLEDGE_FILES } from './knowledge.ts';
import { KNOWLEDGE_MESSAGES as texts } from './messages.ts';

const MOST_TAGS = 5;
/** fen */
const PRICES = { min: 100, max: 99_900 } as const;
/** Characters that stand for the summary where none is written. */
const SUMMARY_LENGTH = 100;

export const KNOWLEDGE_CONTENT = { text: 1, document: 2, video: 3 } as const;

/** A text of the knowledge base as a company writes its own (domain rules 11.2); `checkOwnKnowledge` has the rest. */
export const ownKnowledgeRecord = v.object({
  title: field('str', { label: '标题', required: true, min: 4, max: 80 }),
  categoryId: field('enum', { label: '分类', required: true, dictionary: KNOWLEDGE_CATEGORIES }),
  cover: field('str', {
    ...{ label: '封面图', required: true, max: 200, emptyMessage: texts.cover, check: checkShelfPicture },
  }),
  summary: field('text', { label: '摘要', max: 200 }),
  contentType: field('enum', { label: '内容形式', required: true, dictionary: KNOWLEDGE_CONTENTS }),
  content: field('rich', { label: '正文', max: 100_000 }),
  file: field('att', { label: '文件', max: 1 }),
  tags: rows(field('str', { label: '标签', required: true, max: 20 }), { label: '标签', max: MOST_TAGS }),
  isFree: v.pipe(v.optional(v.unknown(), 1), field('bool', { label: '免费阅读' })),
  price: field('money', { label: '价格' }),
  previewBlocks: field('int', { label: '试读段数', min: 0, max: 10 }),
  isOriginal: v.pipe(v.optional(v.unknown(), 1), field('bool', { label: '原创声明' })),
  source: field('str', { label: '文章来源', max: 60 }),
});

export type OwnKnowledgeFields = v.InferOutput<typeof ownKnowledgeRecord>;

const isBlank = (html: string): boolean => !html.includes('<img') && shownText(html) === '';

const shownText = (html: string): string =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What is wrong with the file of a text of its kind; null where it needs none. */
function wrongFile({ contentType, file }: OwnKnowledgeFields, hasKeptFile: boolean): string | null {
  const rule = KNOWLEDGE_FILES[contentType];
  if (rule === undefined) return null;
  const [entry] = file;
  if (entry === undefined) return hasKeptFile ? null : texts.file;
  const extension = /\.([a-z0-9]+)$/i.exec(entry.fileName)?.[1]?.toLowerCase() ?? '';
  if (!rule.extensions.includes(extension)) return texts.fileForm(rule.extensions);
  return (entry.fileSize ?? 0) > rule.maxBytes ? texts.fileSize(rule.maxBytes) : null;
}

/**
 * What the fields of a text make of each other, by the field that breaks it (domain rules 11.2).
 *
 * @param hasKeptFile of its kind there is a file already that the form does not name
 */
export function checkOwnKnowledge(
  fields: OwnKnowledgeFields,
  hasKeptFile = false,
): readonly { readonly field: keyof OwnKnowledgeFields; readonly message: string }[] {
  const { isOriginal, source, isFree, price, contentType, content } = fields;
  const fen = price ?? 0;
  const file = wrongFile(fields, hasKeptFile);
  const rules = [
    [contentType === KNOWLEDGE_CONTENT.text && isBlank(content), 'content', FORM_MESSAGES.textEmpty('正文')],
    [isFree === 0 && (fen < PRICES.min || fen > PRICES.max), 'price', texts.price],
    [isOriginal === 0 && source === '', 'source', texts.source],
  ] as const;
  return [
    ...rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : [])),
    ...(file === null ? [] : [{ field: 'file' as const, message: file }]),
  ];
}

/** The summary that readers see: what was written, else how the text begins. */
export const summaryOf = ({ summary, content }: Pick<OwnKnowledgeFields, 'summary' | 'content'>): string =>
  summary.trim() === '' ? [...shownText(content)].slice(0, SUMMARY_LENGTH).join('') : summary;

/** fen; 0 for what is free. */
export const knowledgePrice = ({ isFree, price }: Pick<OwnKnowledgeFields, 'isFree' | 'price'>): number =>
  isFree === 1 ? 0 : (price ?? 0);

/** The same text without what it costs: what changes in nothing else needs no review (domain rules 10.2). */
export const withoutPrice = ({ isFree: _isFree, price: _price, ...rest }: OwnKnowledgeFields) => rest;
