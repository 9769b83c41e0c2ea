export { type ArticleMark, ArticleMarks, type ArticleMarksProps } from './article-marks.tsx';
export { type ArticleRow, ArticleRows } from './article-rows.tsx';
export { Feedback, type FeedbackProps } from './feedback.tsx';
export { FileList, type FileListProps, type ListedFile } from './file-list.tsx';
export { LeadArticle, type LeadArticleProps } from './lead-article.tsx';
export { LockedText, type LockedTextProps } from './locked-text.tsx';
export { type NeighbourLink, Neighbours, type NeighboursProps } from './neighbours.tsx';
export { type Row, RowList, type RowListProps } from './row-list.tsx';
