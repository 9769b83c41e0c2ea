/** Records of use: a queue that never stands in anybody's way. */
export type {
  AnalyticsClock,
  AnalyticsFacts,
  AnalyticsQueueOptions,
  AnalyticsStorage,
  AnalyticsTransport,
} from './analytics-ports.ts';
export { type AnalyticsQueue, createAnalyticsQueue, type ViewOption } from './analytics-queue.ts';
export { type AnalyticsTransportOptions, analyticsTransport } from './analytics-transport.ts';
export { type Breadcrumbs, createBreadcrumbs } from './breadcrumbs.ts';
export { type HidingPage, whenPageHides } from './page-hide.ts';
