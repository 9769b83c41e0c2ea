import { callsWhenAsked } from '../../api/calls-when-asked.ts';

/** The calls of these pages. */
export const salonCalls = callsWhenAsked(() => import('./salon-contract.ts'));
