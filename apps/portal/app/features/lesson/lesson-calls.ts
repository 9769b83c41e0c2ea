import { callsWhenAsked } from '../../api/calls-when-asked.ts';

/** The calls of these pages. */
export const lessonCalls = callsWhenAsked(() => import('./lesson-contract.ts'));
