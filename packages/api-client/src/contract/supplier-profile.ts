import { get, post } from '../endpoint.ts';
import { member } from './prefixes.ts';
import type { supplierProfileSchemas } from './supplier-profile.schema.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof supplierProfileSchemas;

const permission = 'supplierprofile_edit';
const small = { bodyLimit: 16_384 } as const;
const editor = { ...ourBusiness, permission } as const;
const form = { ...ourBusinessForm, permission } as const;

/** What the business says of itself as a supplier, with its performance (domain rules 10.3). */
export const detail = get<S['detail']>('supplierProfile.detail', `${member}/supplier-profile/detail`, editor);

/** Writes the profile; of an approved one that is a change, which is reviewed before it counts. */
export const save = post<S['save']>('supplierProfile.save', `${member}/supplier-profile/save`, form);

/** Hands it in for review as a whole. */
export const submit = post<S['submit']>('supplierProfile.submit', `${member}/supplier-profile/submit`, {
  ...form,
  ...small,
});

/** Takes it back while it is reviewed. */
export const withdraw = post<S['withdraw']>('supplierProfile.withdraw', `${member}/supplier-profile/withdraw`, {
  ...editor,
  ...small,
});

/** Gives the change of an approved one up: what was approved stands as it did. */
export const discard = post<S['discard']>('supplierProfile.discard', `${member}/supplier-profile/discard`, {
  ...editor,
  ...small,
});
