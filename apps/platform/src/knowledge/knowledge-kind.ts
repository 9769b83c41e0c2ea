import './tables.ts';
import '../attachment/tables.ts';
import { dictionaryLabel, KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS } from '@jianzhu/domain/forms';
import { yuanText } from '@jianzhu/domain/money';
import {
  checkOwnKnowledge,
  KNOWLEDGE_CONTENT,
  knowledgeMachine,
  knowledgePrice,
  type OwnKnowledgeFields,
  ownKnowledgeRecord,
  summaryOf,
  withoutPrice,
} from '@jianzhu/domain/shelves';
import { takeHeld } from '../attachment/record-files.ts';
import { refuseFiles } from '../attachment/refuse-files.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Row } from '../record/record-table.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import { SHELF_TEXTS } from '../shelf/messages.ts';
import type { ShelfKind, ShelfRow } from '../shelf/shelf-kind.ts';
import { cleanRich, refusePictures } from '../shelf/shelf-pictures.ts';
import { searchableKnowledge } from './knowledge-document.ts';
import { KNOWLEDGE_TEXTS as texts } from './messages.ts';
import { firstBlocks } from './preview.ts';
import { refuseSold } from './sellable-knowledge.ts';

type Knowledge = Row<'knowledge'>;

/** Files of texts are read by whoever of their company sees the texts. */
export const KNOWLEDGE_FILE = 'knowledge_file';

// The shelf hands each kind the rows of its own table.
const knowledgeOf = (row: ShelfRow) => row as Knowledge;

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A file that stays though the form names none: an operator has named it. */
export const hasKeptFile = (row: ShelfRow | null, contentType: number): boolean => {
  if (row === null) return false;
  const { file, file_key, content_type } = knowledgeOf(row);
  return file_key !== '' && file.length === 0 && content_type === contentType;
};

/** Of a text that is to be paid a summary of its beginning alone: everybody reads it. */
const shownSummary = ({ summary, content, isFree, previewBlocks }: OwnKnowledgeFields): string =>
  summaryOf({ summary, content: isFree === 1 ? content : firstBlocks(content, previewBlocks ?? 0) });

/** Texts of the knowledge base on the shelf (domain rules 11.2). */
export const knowledgeKind: ShelfKind<OwnKnowledgeFields> = {
  table: 'knowledge',
  label: texts.label,
  machine: knowledgeMachine,
  publish: 'knowledge_publish',
  numberedAs: null,
  page: '/user/service-publish/knowledge-add?id=',
  titleLength: 80,
  fieldsOf: (row) => knowledgeFields(knowledgeOf(row)),
  async columnsOf(transaction, fields, row) {
    const { title, categoryId, cover, contentType, content, tags, previewBlocks, isOriginal, source } = fields;
    return {
      ...{ title, category_id: categoryId, cover, content, tags, summary: shownSummary(fields) },
      ...{ price: knowledgePrice(fields), is_free: knowledgePrice(fields) === 0, preview_blocks: previewBlocks ?? 0 },
      ...{ is_original: isOriginal === 1, source: isOriginal === 1 ? '' : source, content_type: contentType },
      ...(await fileColumns(transaction, fields, row)),
    };
  },
  async clean({ transaction, caller, row }, typed) {
    const content = cleanRich(typed.content, 'content');
    if (content instanceof Refusal) return content;
    const isText = typed.contentType === KNOWLEDGE_CONTENT.text;
    const keep = await takeHeld(transaction, caller, { type: KNOWLEDGE_FILE, id: row?.id ?? null }, typed.file);
    if (keep instanceof Refusal) return keep;
    const file = isText ? [] : keep(typed.file);
    const unfit = refuseFiles(ownKnowledgeRecord, { file });
    if (unfit) return unfit;
    const fields: OwnKnowledgeFields = {
      ...typed,
      ...{ content: content.html, file, price: typed.isFree === 1 ? null : typed.price },
      ...{ source: typed.isOriginal === 1 ? '' : typed.source },
    };
    const broken = checkOwnKnowledge(fields, hasKeptFile(row, typed.contentType));
    if (broken.length > 0) return refuseViolations(broken);
    const pictures = { cover: [fields.cover], content: content.pictures };
    return (await refusePictures(transaction, caller.acting.businessId, pictures)) ?? fields;
  },
  async refuse(_transaction, row, fields) {
    const broken = checkOwnKnowledge(fields, hasKeptFile(row, fields.contentType));
    return broken.length > 0 ? refuseViolations(broken) : null;
  },
  refuseRemoval: refuseSold,
  unpriced: withoutPrice,
  titled: (fields, title) => ({ ...fields, title }),
  async keepFiles(transaction, row) {
    const { id, business_id, file, change } = knowledgeOf(row);
    // A change is kept as its fields.
    const asked = change === null ? [] : (change as OwnKnowledgeFields).file;
    const ids = [...file, ...asked].map((entry) => entry.id);
    if (ids.length === 0) return;
    await transaction
      .updateTable('attachment')
      .set({ owner_type: KNOWLEDGE_FILE, owner_id: id })
      .where('id', 'in', ids)
      .where('business_id', '=', business_id)
      .where('owner_type', '=', '')
      .execute();
  },
  async describe(_transaction, fields) {
    const price = knowledgePrice(fields);
    const lines = [
      ['title', '标题', fields.title],
      ['categoryId', '分类', dictionaryLabel(KNOWLEDGE_CATEGORIES, fields.categoryId)],
      ['cover', '封面图', fields.cover],
      ['summary', '摘要', shownSummary(fields)],
      ['contentType', '内容形式', dictionaryLabel(KNOWLEDGE_CONTENTS, fields.contentType)],
      ['content', '正文', plainText(fields.content)],
      ['file', '文件', fields.file.map(({ fileName }) => fileName).join('、')],
      ['tags', '标签', fields.tags.join('、')],
      ['price', '价格', price === 0 ? SHELF_TEXTS.free : `${yuanText(price)}元`],
      ['previewBlocks', '试读段数', String(fields.previewBlocks ?? 0)],
      ['isOriginal', '原创声明', fields.isOriginal === 1 ? SHELF_TEXTS.yes : SHELF_TEXTS.no],
      ['source', '文章来源', fields.source],
    ] as const;
    return lines.flatMap(([name, label, value]) => (value === '' ? [] : [{ name, label, value }]));
  },
  filesOf: ({ file }) => file.map(({ id }) => ({ id, label: SHELF_TEXTS.file })),
  document(row) {
    const text = knowledgeOf(row);
    return searchableKnowledge({ ...text, publish_time: text.publish_time ?? text.update_time });
  },
};

/** A row as its form has it. */
function knowledgeFields(row: Knowledge): OwnKnowledgeFields {
  return {
    ...{ title: row.title, cover: row.cover, summary: row.summary, content: row.content, tags: [...row.tags] },
    // The columns hold codes of these dictionaries alone.
    categoryId: row.category_id as OwnKnowledgeFields['categoryId'],
    contentType: row.content_type as OwnKnowledgeFields['contentType'],
    file: [...row.file],
    isFree: row.is_free ? 1 : 0,
    price: row.is_free ? null : row.price,
    previewBlocks: row.preview_blocks,
    isOriginal: row.is_original ? 1 : 0,
    source: row.source,
  };
}

/** Where the file of a text lies. */
async function fileColumns(transaction: Transaction, fields: OwnKnowledgeFields, row: ShelfRow | null) {
  const none = { file: '[]', file_key: '', file_name: '', file_size: '0' };
  if (fields.contentType === KNOWLEDGE_CONTENT.text) return none;
  const [entry] = fields.file;
  if (entry === undefined) {
    if (row === null || !hasKeptFile(row, fields.contentType))
      throw new TypeError('a text without its file was let through');
    const { file_key, file_name, file_size } = knowledgeOf(row);
    return { file: '[]', file_key, file_name, file_size };
  }
  const { object_key, file_name, file_size } = await transaction
    .selectFrom('attachment')
    .select(['object_key', 'file_name', 'file_size'])
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  return { file: JSON.stringify([entry]), file_key: object_key, file_name, file_size };
}
