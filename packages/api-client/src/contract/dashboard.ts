import { get } from '../endpoint.ts';
import type { dashboardSchemas } from './dashboard.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof dashboardSchemas;

const dashboard = `${member}/dashboard`;

/** The company that the member acts for, as the personal center heads it. */
export const overview = get<S['overview']>('dashboard.overview', `${dashboard}/overview`, ourBusiness);

/** What waits for the member. */
export const todo = get<S['todo']>('dashboard.todo', `${dashboard}/todo`, ourBusiness);

/** What has happened day by day. */
export const trend = get<S['trend']>('dashboard.trend', `${dashboard}/trend`, ourBusiness);
