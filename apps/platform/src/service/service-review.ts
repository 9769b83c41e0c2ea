import { shelfReview } from '../shelf/shelf-review.ts';
import { serviceKind } from './service-kind.ts';

/** Services under review (domain rules 10.2, 11.1). */
export const serviceReview = shelfReview(serviceKind);
