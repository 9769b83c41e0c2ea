import { callsWhenAsked } from '../../api/calls-when-asked.ts';

/** The calls of these pages. */
export const showcaseCalls = callsWhenAsked(() => import('./showcase-contract.ts'));
