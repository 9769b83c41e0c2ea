import * as v from 'valibot';
import { count, flag, id, list, text } from '../wire-values.ts';

/** Columns that the news list shows: policies and industry dynamics are kinds of news there (decision 16). */
export const NEWS_COLUMNS = [
  { code: 'industry_news', label: '新闻' },
  { code: 'policy', label: '政策' },
  { code: 'dynamics', label: '行业动态' },
] as const;

/** Who has issued a policy (domain rules 24). */
export const POLICY_LEVELS = ['国家', '省', '市'] as const;

/** File attached to an article. */
export const articleAttachmentSchema = v.object({
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
