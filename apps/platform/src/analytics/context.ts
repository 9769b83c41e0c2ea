import { defineContext } from '../context.ts';
import { analyticsHandlers } from './handlers.ts';
import { removeOldRecords } from './remove-old-records.ts';

export const analyticsContext = defineContext({
  tables: {
    analytics_record: 'system',
  },
  notKept: {
    'analytics.inject': 'a record of use, kept by itself',
  },
  handlers: ({ records }) => ({ analytics: analyticsHandlers(records) }),
  upkeep: { 'analytics.remove': removeOldRecords },
});
