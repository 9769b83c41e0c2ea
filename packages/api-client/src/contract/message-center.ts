import { get, post } from '../endpoint.ts';
import type { messageCenterSchemas } from './message-center.schema.ts';
import { cms } from './prefixes.ts';
import { ourBusiness, specBusiness } from './traits.ts';

type S = typeof messageCenterSchemas;

const messages = `${cms}/ecomm/ecomCenterNotice`;

/** Notices of the member center, filtered; the header's drawer uses `notice.list`. */
export const list = get<S['list']>('messageCenter.list', `${messages}/list`, specBusiness);

export const detail = get<S['detail']>('messageCenter.detail', `${messages}/detail`, specBusiness);

export const read = post<S['read']>('messageCenter.read', `${messages}/read`, ourBusiness);

export const remove = post<S['remove']>('messageCenter.remove', `${messages}/delete`, ourBusiness);
