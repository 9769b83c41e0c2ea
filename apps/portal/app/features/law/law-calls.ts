import { callsWhenAsked } from '../../api/calls-when-asked.ts';

/** The calls of these pages. */
export const lawCalls = callsWhenAsked(() => import('./law-contract.ts'));
