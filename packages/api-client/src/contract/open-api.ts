import { get, post } from '../endpoint.ts';
import type { openApiSchemas } from './open-api.schema.ts';
import { front, member } from './prefixes.ts';
import { ourBusiness, ourOpen, ourOpenForm } from './traits.ts';

type S = typeof openApiSchemas;

const viewer = { ...ourBusiness, permission: 'apikey_view' } as const;
const keeper = { ...ourBusiness, permission: 'apikey_edit', bodyLimit: 16_384 } as const;

/** What outsiders may call, by scope. */
export const outline = get<S['outline']>('openApi.outline', `${front}/open-api/outline`, ourOpen);

/** The calls of one scope with what they take and answer. */
export const describe = get<S['describe']>('openApi.describe', `${front}/open-api/describe`, ourOpen);

/** The same of all scopes, for tools. */
export const document = get<S['document']>('openApi.document', `${front}/open-api/document`, ourOpen);

/** Asks for access, for who has no company yet; the phone is proven by a code. */
export const apply = post<S['apply']>('openApi.apply', `${front}/open-api/apply`, ourOpenForm);

/** The company's keys, those in force first, at most 100. */
export const keys = get<S['keys']>('openApi.keys', `${member}/open-api/key/list`, viewer);

/**
 * Makes a key. Its text is in no store, so that nothing could answer a repetition with it: the name, which is the
 * company's once among keys in force, keeps a second sending from making a second key.
 */
export const makeKey = post<S['makeKey']>('openApi.makeKey', `${member}/open-api/key/add`, keeper);

/** Changes how much a key is allowed and how long. */
export const limitKey = post<S['limitKey']>('openApi.limitKey', `${member}/open-api/key/limit`, keeper);

/** Ends a key for good, from the next request on. */
export const revokeKey = post<S['revokeKey']>('openApi.revokeKey', `${member}/open-api/key/revoke`, keeper);

/** Requests by the company's keys of the last 30 days, the newest first. */
export const requests = get<S['requests']>('openApi.requests', `${member}/open-api/request/list`, viewer);
