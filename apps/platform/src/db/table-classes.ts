/**
 * Who may reach a table:
 * - `tenant`: rows belong to a business or a person; forced row security decides (business and membership included);
 * - `public`: everybody reads it, requests never write it;
 * - `system`: requests do not reach it at all; login, jobs and the migration runner do.
 */
type TableClass = 'tenant' | 'public' | 'system';

export type TableClasses = Readonly<Record<string, TableClass>>;

/** Tables of the floor that the contexts stand on. */
const SHARED: TableClasses = {
  // db
  schema_migration: 'system',
  record_number: 'system',
  business_clock: 'system',
  // jobs
  job: 'system',
  // http
  idempotency_key: 'tenant',
  request_bucket: 'system',
  // record
  status_log: 'tenant',
  // demo
  demo_row: 'system',
  demo_seed: 'system',
};

/** The class of every table; the catalog test fails for a table that is not here or does not behave as its class. */
export function tableClasses(contexts: readonly { readonly tables?: TableClasses }[]): TableClasses {
  return Object.assign({}, SHARED, ...contexts.map(({ tables }) => tables));
}
