import * as v from 'valibot';
import { count, flag, id, list, text } from '../wire-values.ts';

/** Columns of the article store; policy and industry dynamics are categories of the news list (decision 16). */
export const ARTICLE_COLUMNS = [
  { columnCode: 'industry_news', label: '行业资讯' },
  { columnCode: 'policy', label: '政策法规' },
  { columnCode: 'dynamics', label: '行业动态' },
  { columnCode: 'notice', label: '通知公告' },
  { columnCode: 'research', label: '科研创新' },
  { columnCode: 'style', label: '企业风采' },
  { columnCode: 'salon', label: '沙龙' },
  { columnCode: 'party', label: '党建' },
] as const;

export type ArticleColumnCode = (typeof ARTICLE_COLUMNS)[number]['columnCode'];

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
