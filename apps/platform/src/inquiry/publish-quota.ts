import { monthlyPublications } from '../member/monthly-publications.ts';

/** How many inquiries a business publishes in a month: one that is taken back and published again counts once. */
export const inquiryPublications = monthlyPublications({
  table: 'inquiry_publication',
  record: 'inquiry_id',
  quota: 'inquiriesPerMonth',
});
