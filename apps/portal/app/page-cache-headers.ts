/**
 * Headers by which the application speaks to the page cache. The server removes them before a response leaves.
 */
export const pageCacheHeader = {
  /** `1`: a start-up call or loader failed and defaults stand in; such a page never replaces a good one. */
  degraded: 'x-page-degraded',
  /** The ngCode of the platform configuration that matched the host; absent: the host is unknown. */
  brand: 'x-page-brand',
} as const;
