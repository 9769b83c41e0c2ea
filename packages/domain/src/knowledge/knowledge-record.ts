import * as v from 'valibot';
import { checkPicture, WEB_ADDRESS_LENGTH } from '../content/web-address.ts';
import { field } from '../form/field.ts';
import { KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS, KNOWLEDGE_FILES } from './knowledge.ts';

const MOST_TAGS = 5;
/** fen; 0 is free. */
const PRICES = { min: 100, max: 99_900 } as const;

/** A text of the knowledge base as it is written for a company (domain rules 11.2); the price in fen, 0 is free. */
export const knowledgeRecord = v.object({
  businessId: field('id', { label: '企业', required: true }),
  title: field('str', { label: '标题', required: true, min: 4, max: 80 }),
  categoryId: field('enum', { label: '分类', required: true, dictionary: KNOWLEDGE_CATEGORIES }),
  cover: field('str', { label: '封面', max: WEB_ADDRESS_LENGTH, check: checkPicture('封面') }),
  summary: field('text', { label: '摘要', required: true, max: 200 }),
  /** 图文 when it is left out. */
  contentType: field('enum', { label: '内容形式', dictionary: KNOWLEDGE_CONTENTS }),
  /** May be left empty beside a file. */
  content: field('rich', { label: '正文', max: 100_000 }),
  /** Among the objects; of a document or a video alone. */
  fileKey: field('str', { label: '文件', max: 500 }),
  /** Under which it is offered. */
  fileName: field('str', { label: '文件名', max: 100 }),
  tags: v.optional(
    v.pipe(
      v.array(field('str', { label: '标签', required: true, max: 20 })),
      v.maxLength(MOST_TAGS, `标签最多${MOST_TAGS}个`),
    ),
    [],
  ),
  price: field('money', {
    label: '价格',
    check: (fen) =>
      fen === 0 || (fen >= PRICES.min && fen <= PRICES.max)
        ? null
        : { code: 'range', message: '知识价格须在1到999元之间' },
  }),
  previewBlocks: field('int', { label: '试读段数', min: 0, max: 10 }),
  isOriginal: field('bool', { label: '原创声明', required: true }),
  source: field('str', { label: '文章来源', max: 60 }),
});

/** The rules between the fields: a text that somebody else wrote names its source, and what is no text has its file. */
export function checkKnowledge({
  isOriginal,
  source,
  contentType,
  fileKey,
  fileName,
}: Pick<v.InferOutput<typeof knowledgeRecord>, 'isOriginal' | 'source' | 'contentType' | 'fileKey' | 'fileName'>): {
  readonly field: string;
  readonly message: string;
} | null {
  if (isOriginal === 0 && source === '') return { field: 'source', message: '请输入文章来源' };
  const rule = KNOWLEDGE_FILES[Number(contentType)];
  if (rule === undefined) return fileKey === '' ? null : { field: 'fileKey', message: '图文内容不能带文件' };
  if (fileKey === '') return { field: 'fileKey', message: '请上传文件' };
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (rule.extensions.includes(extension)) return null;
  return { field: 'fileName', message: `文件名须以${rule.extensions.join('、')}结尾` };
}
