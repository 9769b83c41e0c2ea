import { callsWhenAsked } from '../../api/calls-when-asked.ts';

/** The calls of these pages. */
export const needCalls = callsWhenAsked(() => import('./need-contract.ts'));
