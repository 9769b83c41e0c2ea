import { defineContext } from '../context.ts';
import { automaticReview } from './automatic-reviews.ts';

export const reviewContext = defineContext({
  tables: {
    review: 'tenant',
  },
  jobs: ({ database, reviewMode }) => ({ 'review.decide': automaticReview(database, reviewMode) }),
});
