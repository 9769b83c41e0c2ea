import * as v from 'valibot';
import { checkWebAddress, WEB_ADDRESS_LENGTH } from '../content/web-address.ts';
import { field } from '../form/field.ts';
import { KNOWLEDGE_CATEGORIES } from './knowledge.ts';

const MOST_TAGS = 5;
/** fen; 0 is free. */
const PRICES = { min: 100, max: 99_900 } as const;

/** A text of the knowledge base as it is written for a company (domain rules 11.2); the price in fen, 0 is free. */
export const knowledgeRecord = v.object({
  businessId: field('id', { label: '企业', required: true }),
  title: field('str', { label: '标题', required: true, min: 4, max: 80 }),
  categoryId: field('enum', { label: '分类', required: true, dictionary: KNOWLEDGE_CATEGORIES }),
  cover: field('str', { label: '封面', max: WEB_ADDRESS_LENGTH, check: checkWebAddress('封面') }),
  summary: field('text', { label: '摘要', required: true, max: 200 }),
  content: field('rich', { label: '正文', required: true, max: 100_000 }),
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

/** A text that somebody else wrote names its source; null when the rule is kept. */
export const checkKnowledge = ({
  isOriginal,
  source,
}: {
  readonly isOriginal: 0 | 1;
  readonly source: string;
}): { readonly field: string; readonly message: string } | null =>
  isOriginal === 0 && source === '' ? { field: 'source', message: '请输入文章来源' } : null;
