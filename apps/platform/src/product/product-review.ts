import { shelfReview } from '../shelf/shelf-review.ts';
import { productKind } from './product-kind.ts';

/** Products under review (domain rules 10.2). */
export const productReview = shelfReview(productKind);
