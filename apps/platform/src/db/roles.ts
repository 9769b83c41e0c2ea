import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Connection } from './connection.ts';
import type { ServerFacts } from './server-facts.ts';
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

const SCRAM_ROUNDS = 4096;

/**
 * What the server keeps of a password (RFC 5803), made here: the statement that sets it may stand in the server's log.
 * @param password of ASCII characters
 */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** Serialises the starts of several processes on one database; any number that nothing else uses. */
const ROLES_LOCK = 4_120_001;
const INSUFFICIENT_PRIVILEGE = '42501';
const WITH_ADDRESSES = 'DATABASE_APP_URL, DATABASE_AUTH_URL and DATABASE_WORKER_URL must be set';

/**
 * Creates the roles that are missing and sets the passwords of the login roles, or sees that an administrator has.
 * @param passwords `undefined` when the addresses of the login roles are configured.
 * @throws DatabaseSetupError when a right is missing, or a role could pass by row security.
 */
export async function ensureRoles(
  admin: Connection,
  facts: ServerFacts,
  passwords: RolePasswords | undefined,
): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [ROLES_LOCK]);
  try {
    await createMissing(admin, facts);
    await joinOwner(admin, facts);
    if (passwords !== undefined) {
      await setPasswords(admin, facts, passwords);
    }
    await refusePrivileged(admin);
    await refuseMembers(admin);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [ROLES_LOCK]);
  }
}

async function createMissing(admin: Connection, facts: ServerFacts): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select name from unnest($1::text[]) as wanted (name)
     where not exists (select from pg_roles where rolname = name)`,
    [[OWNER_ROLE, ...LOGIN_ROLES]],
  );
  const missing = rows.map(({ name }) => name);
  if (missing.length > 0 && !facts.makesRoles) {
    throw new DatabaseSetupError(
      `DATABASE_URL: roles are missing: ${missing.join(', ')}; run ALTER ROLE ${facts.user} CREATEROLE, ` +
        'or make them as docs/database.md says',
    );
  }
  for (const name of missing) {
    await admin.query(`create role ${name} ${name === OWNER_ROLE ? 'nologin' : 'login'} noinherit`);
  }
}

async function joinOwner(admin: Connection, { user, makesRoles, turnInto }: ServerFacts): Promise<void> {
  const isMember = async () => {
    const { rows } = await admin.query<{ is_member: boolean }>('select pg_has_role($1, $2) as is_member', [
      OWNER_ROLE,
      turnInto,
    ]);
    return rows[0]?.is_member === true;
  };
  if (!(await isMember()) && makesRoles) {
    await unlessForbidden(() => admin.query(`grant ${OWNER_ROLE} to current_user`));
  }
  if (!(await isMember())) {
    throw new DatabaseSetupError(
      `DATABASE_URL: ${user} cannot turn into ${OWNER_ROLE}; run GRANT ${OWNER_ROLE} TO ${user}`,
    );
  }
}

async function setPasswords(admin: Connection, { user, makesRoles }: ServerFacts, passwords: RolePasswords) {
  for (const role of LOGIN_ROLES) {
    const alter = `alter role ${role} password ${admin.escapeLiteral(scramVerifier(passwords[role]))}`;
    if (!makesRoles || !(await unlessForbidden(() => admin.query(alter)))) {
      throw new DatabaseSetupError(`${WITH_ADDRESSES}, because ${user} may not set the password of ${role}`);
    }
  }
}

/** Whether `act` was allowed to this user. */
export async function unlessForbidden(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (isForbidden(error)) {
      return false;
    }
    throw error;
  }
}

/** Whether a statement failed for want of a right. */
export function isForbidden(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;
}

async function refusePrivileged(admin: Connection): Promise<void> {
  const { rows } = await admin.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname = any($1)
     and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
    [[OWNER_ROLE, ...LOGIN_ROLES]],
  );
  if (rows.length > 0) {
    const names = rows.map((row) => row.rolname).join(', ');
    throw new DatabaseSetupError(
      `DATABASE_URL: roles with rights that pass by row security: ${names}; run ALTER ROLE … ` +
        'NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB NOREPLICATION',
    );
  }
}

/** Whoever belongs to another role may turn into it, or reads what it reads: the owner's tables, other sessions. */
async function refuseMembers(admin: Connection): Promise<void> {
  const { rows } = await admin.query<{ granted: string; member: string }>(
    `select g.rolname as granted, m.rolname as member from pg_auth_members
     join pg_roles g on g.oid = roleid join pg_roles m on m.oid = member
     where m.rolname = any($1)`,
    [[OWNER_ROLE, ...LOGIN_ROLES]],
  );
  const [first] = rows;
  if (first !== undefined) {
    const { granted, member } = first;
    throw new DatabaseSetupError(
      `DATABASE_URL: ${member} must belong to no other role; run REVOKE "${granted}" FROM ${member}`,
    );
  }
}
