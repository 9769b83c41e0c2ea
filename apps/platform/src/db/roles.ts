import { createHmac } from 'node:crypto';
import type { Connection } from './connection.ts';
import { DatabaseSetupError } from './setup-error.ts';

/**
 * The login roles of the platform, none of which owns anything:
 * `app_user` serves requests and sees what its session may see; `app_auth` serves login, tokens, captcha and codes and
 * sees no business data; `app_worker` runs jobs, one business at a time.
 */
export const LOGIN_ROLES = ['app_user', 'app_auth', 'app_worker'] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

/** Owns the schema; nobody logs in as it, only the migration runner turns into it. */
export const OWNER_ROLE = 'app_owner';

export type RolePasswords = Readonly<Record<LoginRole, string>>;

/** The same passwords in every process that knows the administrator's, without another secret to keep. */
export function derivePasswords(adminPassword: string): RolePasswords {
  const derive = (role: LoginRole) => createHmac('sha256', adminPassword).update(role).digest('base64url');
  return { app_user: derive('app_user'), app_auth: derive('app_auth'), app_worker: derive('app_worker') };
}

/** Serialises the starts of several processes on one database; any number that nothing else uses. */
const ROLES_LOCK = 4_120_001;

/**
 * Creates the roles that are missing and sets the passwords of the login roles.
 * @param passwords `undefined` when an administrator has made the login roles and their addresses are configured.
 * @throws DatabaseSetupError when a role could pass by row security.
 */
export async function ensureRoles(admin: Connection, passwords: RolePasswords | undefined): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [ROLES_LOCK]);
  try {
    await createMissing(admin, OWNER_ROLE, 'nologin');
    await admin.query(`grant ${OWNER_ROLE} to current_user`);
    for (const role of LOGIN_ROLES) {
      await createMissing(admin, role, 'login');
      if (passwords !== undefined) {
        await admin.query(`alter role ${role} password ${admin.escapeLiteral(passwords[role])}`);
      }
    }
    await refusePrivileged(admin);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [ROLES_LOCK]);
  }
}

/** Takes back what PostgreSQL gives everybody: temporary tables could shadow ours. A copied database has it again. */
export async function revokeFromEverybody(admin: Connection): Promise<void> {
  await admin.query(`
    revoke all on schema public from public;
    do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;`);
}

async function createMissing(admin: Connection, role: string, login: 'login' | 'nologin'): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) {
    await admin.query(`create role ${role} ${login} noinherit`);
  }
}

async function refusePrivileged(admin: Connection): Promise<void> {
  const { rows } = await admin.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname = any($1)
     and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
    [[OWNER_ROLE, ...LOGIN_ROLES]],
  );
  if (rows.length > 0) {
    const names = rows.map((row) => row.rolname).join(', ');
    throw new DatabaseSetupError(`DATABASE_URL: roles with rights that pass by row security: ${names}`);
  }
}
