import * as v from 'valibot';
import { ROLE_MESSAGES } from './messages.ts';

/** Roles that one member has at most. */
export const MOST_ROLES = 5;

/** Which roles a member is given, by their ids; those that are there know the platform alone (domain rules 16.1, 16.2). */
export const givenRoleIds = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\d{1,20}$/, ROLE_MESSAGES.rolesEmpty)), ROLE_MESSAGES.rolesEmpty),
  v.minLength(1, ROLE_MESSAGES.rolesEmpty),
  v.maxLength(MOST_ROLES, ROLE_MESSAGES.rolesMany(MOST_ROLES)),
);
