import { callsWhenAsked } from '../../api/calls-when-asked.ts';

/** The calls of this page. */
export const openApiCalls = callsWhenAsked(() => import('./open-api-contract.ts'));
