import { post } from '../endpoint.ts';
import type { analyticsSchemas } from './analytics.schema.ts';
import { specOpen } from './traits.ts';

type S = typeof analyticsSchemas;

/** Takes one record of use. `createAnalyticsQueue` sends them; the answer is not read. */
export const inject = post<S['inject']>('analytics.inject', '/api/{product}-analysis/collect/regular/inject', {
  ...specOpen,
  bodyLimit: 16_384,
});
