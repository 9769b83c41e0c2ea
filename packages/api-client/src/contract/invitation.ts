import { get, post } from '../endpoint.ts';
import type { invitationSchemas } from './invitation.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm, ourMember } from './traits.ts';

type S = typeof invitationSchemas;

const at = `${member}/businessMember/invitation`;
const look = { ...ourBusiness, permission: 'member_view' } as const;
const invite = { ...ourBusinessForm, permission: 'member_invite', bodyLimit: 32_768 } as const;
/** Whoever is invited answers, in whatever company she acts. */
const answer = { ...ourMember, idempotent: true, bodyLimit: 16_384 } as const;

/** What an invitation can be made of: the roles that may be given, and the seats (domain rules 16.2). */
export const options = get<S['options']>('invitation.options', `${at}/options`, {
  ...ourBusiness,
  permission: 'member_invite',
});

/** Invites up to 20 phones; what is refused to one keeps nothing from the others. */
export const add = post<S['add']>('invitation.add', `${at}/add`, invite);

/** The invitations of the business, the newest first. */
export const list = get<S['list']>('invitation.list', `${at}/list`, look);

/** One invitation, to whom it is for and to the business that sent it. */
export const detail = get<S['detail']>('invitation.detail', `${at}/detail`, ourMember);

/** Joins the company; never beyond its seats. */
export const accept = post<S['accept']>('invitation.accept', `${at}/accept`, answer);

export const refuse = post<S['refuse']>('invitation.refuse', `${at}/refuse`, answer);

/** Takes an invitation back that nobody has answered. */
export const revoke = post<S['revoke']>('invitation.revoke', `${at}/revoke`, invite);

/** Sends one that has ended again, as a new one. */
export const resend = post<S['resend']>('invitation.resend', `${at}/resend`, invite);

/** Makes a link by which several persons join; only this answer has what it carries. */
export const addLink = post<S['addLink']>('invitation.addLink', `${at}/link/add`, {
  // Not idempotent: the answers of those are kept, and this one's is a secret.
  ...ourBusiness,
  permission: 'member_invite',
  bodyLimit: 16_384,
});

/** The links of the business, the newest first. */
export const links = get<S['links']>('invitation.links', `${at}/link/list`, look);

/** Lets nobody join by a link any more. */
export const revokeLink = post<S['revokeLink']>('invitation.revokeLink', `${at}/link/revoke`, invite);

/** What a link leads to, for whoever has it and is logged in. */
export const linkDetail = get<S['linkDetail']>('invitation.linkDetail', `${at}/link/detail`, ourMember);

/** Joins the company by a link. */
export const acceptLink = post<S['acceptLink']>('invitation.acceptLink', `${at}/link/accept`, answer);
