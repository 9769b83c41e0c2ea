import { get } from '../endpoint.ts';
import { trade } from './prefixes.ts';
import type { recordCardSchemas } from './record-card.schema.ts';
import { ourBusiness } from './traits.ts';

type S = typeof recordCardSchemas;

/**
 * What the business may see of records that a chat or a notice names, drawn anew each time; a record that it may not
 * see is left out (domain rules 4.6).
 */
export const list = get<S['list']>('recordCard.list', `${trade}/record/cards`, {
  ...ourBusiness,
  permission: ['inquiry_view', 'quotation_view', 'deal_view'],
});
