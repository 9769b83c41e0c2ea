import type { Connection } from './connection.ts';
import { OWNER_ROLE } from './roles.ts';

/** Of each table whose row security binds the owner too. */
const OWNER_POLICY = 'maintenance';

/**
 * Runs `work` in one transaction as the schema's owner; a rejection rolls it back.
 * @param admin a connection that may turn into the owner
 * @param settings statements that prepare the transaction
 */
export async function asOwner<T>(admin: Connection, work: () => Promise<T>, settings = ''): Promise<T> {
  await admin.query(`begin; set local role ${OWNER_ROLE}; ${settings}`);
  try {
    const result = await work();
    await admin.query('commit');
    return result;
  } catch (error) {
    await admin.query('rollback');
    throw error;
  }
}

/**
 * Gives the owner a way past the row security that binds it too: migrations and seeds run as the owner, and the user of
 * DATABASE_URL need be neither superuser nor BYPASSRLS. The way is bound to who has logged in, which no statement can
 * change. So it is closed to the functions that run as the owner on behalf of a request: they see what policies of their
 * own show. Makes the policy where it is missing; must run as the owner.
 */
export async function openToOwner(connection: Connection): Promise<void> {
  await connection.query(OPEN_TO_OWNER);
}

const IS_OWNER_SESSION = `(select pg_catalog.pg_has_role(session_user, '${OWNER_ROLE}', 'member'))`;

const OPEN_TO_OWNER = `
  do $open$
  declare
    target regclass;
  begin
    for target in
      select c.oid from pg_catalog.pg_class c
      where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and c.relforcerowsecurity
        and not exists (
          select from pg_catalog.pg_policy p where p.polrelid = c.oid and p.polname = '${OWNER_POLICY}')
    loop
      execute format(
        $policy$create policy ${OWNER_POLICY} on %s to ${OWNER_ROLE}
          using (${IS_OWNER_SESSION}) with check (${IS_OWNER_SESSION})$policy$, target);
    end loop;
  end
  $open$`;
