import { get, post } from '../endpoint.ts';
import type { auditSchemas } from './audit.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

const viewer = { ...ourBusiness, permission: 'audit_view' } as const;

type S = typeof auditSchemas;

/** What the members of the business have done, newest first; for who may see it. */
export const list = get<S['list']>('audit.list', `${member}/operation-log/list`, viewer);

/** The same for a file; is itself kept in the log. */
export const exportRows = post<S['exportRows']>('audit.exportRows', `${member}/operation-log/export`, viewer);
