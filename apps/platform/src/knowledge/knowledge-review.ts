import { shelfReview } from '../shelf/shelf-review.ts';
import { knowledgeKind } from './knowledge-kind.ts';

/** Texts of the knowledge base under review (domain rules 10.2, 11.2). */
export const knowledgeReview = shelfReview(knowledgeKind);
