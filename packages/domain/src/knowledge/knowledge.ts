import { PUBLISHED_FILES } from '../content/published-files.ts';
import { dictionary } from '../dictionary/dictionary.ts';

/** What a text of the knowledge base is about (domain rules 11.2). */
export const KNOWLEDGE_CATEGORIES = dictionary([
  [1, '政策解读'],
  [2, '施工技术'],
  [3, '质量安全'],
  [4, '造价管理'],
  [5, '合同法务'],
  [6, '资质申报'],
  [7, 'BIM与数字化'],
  [8, '绿色建筑'],
  [9, '劳务管理'],
]);

/** What a text of the knowledge base is made of. */
export const KNOWLEDGE_CONTENTS = dictionary([
  [1, '图文'],
  [2, '文档'],
  [3, '视频'],
]);

/** The files of what is no text alone, by its content: endings of their names, and bytes. */
export const KNOWLEDGE_FILES: Readonly<Partial<Record<number, (typeof PUBLISHED_FILES)['document']>>> = {
  2: PUBLISHED_FILES.document,
  3: PUBLISHED_FILES.video,
};
