import type { Connection } from './connection.ts';
import { LOGIN_ROLES, OWNER_ROLE, unlessForbidden } from './roles.ts';
import type { ServerFacts } from './server-facts.ts';
import { DatabaseSetupError } from './setup-error.ts';

/**
 * Sees that the schema is there or can be made, that its owner can work, and that the login roles can make nothing of
 * their own.
 * @throws DatabaseSetupError with the statement that an administrator has to run.
 */
export async function ensureRights(admin: Connection, facts: ServerFacts): Promise<void> {
  await checkSchema(admin, facts);
  await revokeFromEverybody(admin);
  await checkRevoked(admin, facts);
  await grantTemporary(admin, facts);
}

async function checkSchema(admin: Connection, { user, database }: ServerFacts): Promise<void> {
  const { rows } = await admin.query<{ owner: string | null; may_create: boolean }>(`
    select (select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'app') as owner,
      has_database_privilege(current_database(), 'create') as may_create`);
  const { owner = null, may_create: mayCreate = false } = rows[0] ?? {};
  if (owner === null && !mayCreate) {
    throw new DatabaseSetupError(
      `DATABASE_URL: ${user} may not make the schema app; run GRANT CREATE ON DATABASE ${database} TO ${user}`,
    );
  }
  if (owner !== null && owner !== OWNER_ROLE) {
    throw new DatabaseSetupError(
      `DATABASE_URL: the schema app belongs to "${owner}"; run ALTER SCHEMA app OWNER TO ${OWNER_ROLE}`,
    );
  }
}

/**
 * Takes back what PostgreSQL gives everybody, as far as this user may: temporary tables could shadow ours. A copied
 * database has it again.
 */
export async function revokeFromEverybody(admin: Connection): Promise<void> {
  const { rows } = await admin.query<{ statement: string }>(`
    select 'revoke all on schema public from public' as statement
    where exists (
      select from pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner)))
      where nspname = 'public' and grantee = 0)
    union all
    select format('revoke temporary on database %I from public', datname) from pg_database
    where datname = current_database() and exists (
      select from aclexplode(coalesce(datacl, acldefault('d', datdba)))
      where grantee = 0 and privilege_type = 'TEMPORARY')`);
  for (const { statement } of rows) {
    // To somebody who does not own them it is forbidden, or does nothing with a warning.
    await unlessForbidden(() => admin.query(statement));
  }
}

/** What a login role must not be able to do, with what takes it back. */
const FORBIDDEN = `
  select format('make temporary tables; run REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC, %I',
    current_database(), role) as what, role
  from unnest($1::text[]) as role where has_database_privilege(role, current_database(), 'temporary')
  union all
  select format('make schemas; run REVOKE CREATE ON DATABASE %I FROM PUBLIC, %I', current_database(), role), role
  from unnest($1::text[]) as role where has_database_privilege(role, current_database(), 'create')
  union all
  select format('make objects; run REVOKE CREATE ON SCHEMA %I FROM PUBLIC, %I', nspname, role), role
  from unnest($1::text[]) as role, pg_namespace
  where nspname in ('public', 'app') and has_schema_privilege(role, pg_namespace.oid, 'create')`;

async function checkRevoked(admin: Connection, { database }: ServerFacts): Promise<void> {
  const { rows } = await admin.query<{ what: string; role: string }>(FORBIDDEN, [[...LOGIN_ROLES]]);
  const [first] = rows;
  if (first !== undefined) {
    throw new DatabaseSetupError(`DATABASE_URL: in database ${database} the role ${first.role} may ${first.what}`);
  }
}

/** Migrations and seeds gather rows in temporary tables. */
async function grantTemporary(admin: Connection, { database }: ServerFacts): Promise<void> {
  const isGranted = async () => {
    const { rows } = await admin.query<{ is_granted: boolean }>(
      `select has_database_privilege($1, current_database(), 'temporary') as is_granted`,
      [OWNER_ROLE],
    );
    return rows[0]?.is_granted === true;
  };
  const grant = `GRANT TEMPORARY ON DATABASE ${database} TO ${OWNER_ROLE}`;
  if (!(await isGranted())) {
    await unlessForbidden(() => admin.query(grant));
  }
  if (!(await isGranted())) {
    throw new DatabaseSetupError(`DATABASE_URL: ${OWNER_ROLE} may not make temporary tables; run ${grant}`);
  }
}
