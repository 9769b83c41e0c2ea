import { get, post } from '../endpoint.ts';
import { memberInfo } from './prefixes.ts';
import type { profileSchemas } from './profile.schema.ts';
import { ourMember } from './traits.ts';

type S = typeof profileSchemas;

/** The member's own data as the page that changes them begins with. */
export const detail = get<S['detail']>('profile.detail', `${memberInfo}/profile`, ourMember);

/** The member's own data; the phone number changes by `security.changePhone`. */
export const update = post<S['update']>('profile.update', `${memberInfo}/update`, ourMember);
