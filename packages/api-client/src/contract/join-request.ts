import { get, post } from '../endpoint.ts';
import type { joinRequestSchemas } from './join-request.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm, ourMember } from './traits.ts';

type S = typeof joinRequestSchemas;

/** Asks to join a company, as a person. */
export const submit = post<S['submit']>('joinRequest.submit', `${member}/join-request/submit`, {
  ...ourMember,
  idempotent: true,
  bodyLimit: 16_384,
});

/** What the person herself has asked for, the newest first; as many as fit a page. */
export const mine = get<S['mine']>('joinRequest.mine', `${member}/join-request/mine`, ourMember);

/** Takes back what no company has answered yet. */
export const withdraw = post<S['withdraw']>('joinRequest.withdraw', `${member}/join-request/withdraw`, ourMember);

/** Who asks to join the business, the newest first. */
export const list = get<S['list']>('joinRequest.list', `${member}/join-request/list`, {
  ...ourBusiness,
  permission: 'member_view',
});

/** The company's word: a member with roles, or a refusal with a reason. */
export const handle = post<S['handle']>('joinRequest.handle', `${member}/join-request/handle`, {
  ...ourBusinessForm,
  permission: 'member_invite',
  bodyLimit: 16_384,
});
