import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXTS } from '../contexts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { tableClasses } from './table-classes.ts';

const TABLE_CLASSES = tableClasses(CONTEXTS);

interface CatalogTable extends Record<string, unknown> {
  readonly name: string;
  readonly owner: string;
  readonly has_business: boolean;
  readonly secured: boolean;
  readonly forced: boolean;
  readonly policies: number;
  readonly open_to_owner: boolean;
  readonly user_reads: boolean;
  readonly user_writes: boolean;
}

let db: TestDatabase;
let tables: CatalogTable[];

beforeAll(async () => {
  db = await createTestDatabase();
  tables = await db.admin<CatalogTable>(`
    select c.relname as name,
      pg_get_userbyid(c.relowner) as owner,
      exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped
      ) as has_business,
      c.relrowsecurity as secured,
      c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polname <> 'maintenance') as policies,
      exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = 'maintenance' and p.polcmd = '*'
          and p.polroles = array['app_owner'::regrole::oid]
      ) as open_to_owner,
      has_any_column_privilege('app_user', c.oid, 'select') as user_reads,
      has_any_column_privilege('app_user', c.oid, 'insert, update')
        or has_table_privilege('app_user', c.oid, 'delete, truncate') as user_writes
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'app'::regnamespace
    order by c.relname`);
});
afterAll(() => db.close());

const namesOf = (rows: readonly CatalogTable[]) => rows.map((row) => row.name);
const ofClass = (wanted: string) => tables.filter((table) => TABLE_CLASSES[table.name] === wanted);

describe('the catalog', () => {
  it('holds exactly the classified tables', () => {
    expect(namesOf(tables)).toEqual(Object.keys(TABLE_CLASSES).sort());
  });

  it('forces row security with a policy on every table with a business', () => {
    const open = tables.filter((table) => table.has_business && !(table.secured && table.forced && table.policies > 0));
    expect(namesOf(open)).toEqual([]);
  });

  it('forces row security with a policy on every tenant table', () => {
    const open = ofClass('tenant').filter((table) => !(table.secured && table.forced && table.policies > 0));
    expect(namesOf(open)).toEqual([]);
  });

  it('opens every forced table to sessions of the owner, and to no function that runs as the owner', async () => {
    expect(namesOf(tables.filter((table) => table.forced !== table.open_to_owner))).toEqual([]);
    const bounds = await db.admin(
      `select distinct pg_get_expr(polqual, polrelid) as reads, pg_get_expr(polwithcheck, polrelid) as writes
       from pg_policy where polname = 'maintenance'`,
    );
    const bound = expect.stringMatching(/^\( ?SELECT pg_has_role\(SESSION_USER, 'app_owner'::name, 'member'::text\)/);
    expect(bounds).toEqual([{ reads: bound, writes: bound }]);
  });

  it('keeps requests from writing public tables and from system tables altogether', () => {
    expect(namesOf(ofClass('public').filter((table) => table.user_writes || !table.user_reads))).toEqual([]);
    expect(namesOf(ofClass('system').filter((table) => table.user_writes || table.user_reads))).toEqual([]);
  });

  it('gives everything to the owner, who cannot log in, and nothing to the login roles', async () => {
    expect(tables.filter((table) => table.owner !== 'app_owner')).toEqual([]);
    const owned = await db.admin(
      `select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
       where r.rolname in ('app_user', 'app_auth', 'app_worker')`,
    );
    expect(owned).toEqual([]);
    const roles = await db.admin(
      `select rolname from pg_roles where rolname like 'app\\_%'
       and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or (rolcanlogin = (rolname = 'app_owner')))`,
    );
    expect(roles).toEqual([]);
  });

  it('lets every policy apply to named roles only', async () => {
    const wide = await db.admin(`select polname, polrelid::regclass::text from pg_policy where 0 = any(polroles)`);
    expect(wide).toEqual([]);
  });

  it('pins the search path of every function that runs as the owner', async () => {
    const loose = await db.admin(
      `select proname from pg_proc where pronamespace = 'app'::regnamespace and prosecdef
       and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(loose).toEqual([]);
  });
});
