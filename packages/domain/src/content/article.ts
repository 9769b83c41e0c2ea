import * as v from 'valibot';
import { count, flag, id, list, text } from '../wire-values.ts';

/** File attached to an article. */
const articleAttachmentSchema = v.object({
  id,
  fileName: text,
  filePath: text,
  fileSize: count,
  downloadCount: count,
});

const summaryEntries = {
  id,
  columnCode: text,
  title: text,
  subTitle: text,
  cover: text,
  summary: text,
  source: text,
  author: text,
  publishTime: text,
  isTop: flag,
  viewCount: count,
  tags: list(v.string()),
  policyNo: text,
  policyLevel: text,
  effectiveDate: text,
  policyStatus: text,
};

/** Article as lists show it. */
export const articleSummarySchema = v.object(summaryEntries);

/** Article with its sanitised rich text and attachments. */
export const articleSchema = v.object({
  ...summaryEntries,
  content: text,
  attachments: list(articleAttachmentSchema),
});

export type ArticleAttachment = v.InferOutput<typeof articleAttachmentSchema>;
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>;
export type Article = v.InferOutput<typeof articleSchema>;
