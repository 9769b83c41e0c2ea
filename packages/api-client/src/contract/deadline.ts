import { get } from '../endpoint.ts';
import type { deadlineSchemas } from './deadline.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof deadlineSchemas;

/** The times of inquiries and tenders that concern the business on a side, between two days (decision 76). */
export const list = get<S['list']>('deadline.list', `${trade}/deadline/list`, ourBusiness);
