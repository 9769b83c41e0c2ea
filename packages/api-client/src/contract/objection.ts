import { post } from '../endpoint.ts';
import type { objectionSchemas } from './objection.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof objectionSchemas;

const small = { bodyLimit: 32_768 } as const;

/** A bidder objects to what is published. */
export const submit = post<S['submit']>('objection.submit', `${trade}/objection/submit`, {
  ...ourBusinessForm,
  ...small,
  permission: 'bid_object',
});

/** The buyer answers; what is upheld sends the tender back to its evaluation. */
export const answer = post<S['answer']>('objection.answer', `${trade}/objection/answer`, {
  ...ourBusiness,
  ...small,
  permission: 'tender_answer',
});
