import { get, post } from '../endpoint.ts';
import type { groupSchemas } from './group.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof groupSchemas;

const editor = { permission: 'business_edit', bodyLimit: 16_384 } as const;

/** The parent of the company, its subsidiaries, and who has not answered yet. */
export const list = get<S['list']>('group.list', `${member}/group/list`, {
  ...ourBusiness,
  permission: 'business_view',
});

/** Asks a certified company, by its credit code, to be a subsidiary. */
export const invite = post<S['invite']>('group.invite', `${member}/group/invite`, { ...ourBusinessForm, ...editor });

/** The subsidiary's word, and what it shows. */
export const answer = post<S['answer']>('group.answer', `${member}/group/answer`, { ...ourBusinessForm, ...editor });

/** Shows the parent other lists, from its next call on. */
export const share = post<S['share']>('group.share', `${member}/group/share`, { ...ourBusinessForm, ...editor });

/** Ends it, or takes back what was not answered. */
export const end = post<S['end']>('group.end', `${member}/group/end`, { ...ourBusinessForm, ...editor });

/** A list that a subsidiary shows: its newest hundred, to read. */
export const shared = get<S['shared']>('group.shared', `${member}/group/shared`, {
  ...ourBusiness,
  permission: ['inquiry_view', 'tender_view', 'deal_view', 'member_view'],
});
