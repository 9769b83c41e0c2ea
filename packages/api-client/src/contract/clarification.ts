import { get, post } from '../endpoint.ts';
import type { clarificationSchemas } from './clarification.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof clarificationSchemas;

const small = { bodyLimit: 32_768 } as const;

/** What was asked and answered about an inquiry or a tender (domain rules 3.12); who asked is hidden from others. */
export const list = get<S['list']>('clarification.list', `${trade}/thread/list`, {
  ...ourBusiness,
  permission: ['inquiry_view', 'quotation_view', 'tender_view', 'bid_view'],
});

/** Asks, until two hours before the deadline. */
export const add = post<S['add']>('clarification.add', `${trade}/thread/add`, {
  ...ourBusinessForm,
  ...small,
  permission: ['quotation_view', 'bid_view'],
});

/** Answers a question once, to its asker or to all. */
export const reply = post<S['reply']>('clarification.reply', `${trade}/thread/reply`, {
  ...ourBusinessForm,
  ...small,
  permission: ['inquiry_edit', 'tender_answer'],
});
