import type { ConnectionConfig } from './connection.ts';
import type { SocketAddress } from './postmaster.ts';
import { derivePasswords, LOGIN_ROLES, type LoginRole, type RolePasswords } from './roles.ts';
import { DatabaseSetupError } from './setup-error.ts';

/** How each role reaches one database. */
export interface ServerAccess {
  /** May turn into the schema's owner, and create roles where they are missing; used for preparation only. */
  readonly admin: ConnectionConfig;
  readonly roles: Readonly<Record<LoginRole, ConnectionConfig>>;
  /** To be set for the login roles; `undefined` when their addresses were configured. */
  readonly passwords: RolePasswords | undefined;
}

/** Addresses of a PostgreSQL of the operator's own. */
export interface ServerUrls {
  readonly admin: string;
  readonly roles: Partial<Record<LoginRole, string>>;
}

/** Names of the variables that an error must mention. */
export const ROLE_VARIABLES: Readonly<Record<LoginRole, string>> = {
  app_user: 'DATABASE_APP_URL',
  app_auth: 'DATABASE_AUTH_URL',
  app_worker: 'DATABASE_WORKER_URL',
};

/** Access to `database` on the embedded server. */
export function embeddedAccess(address: SocketAddress, database: string): ServerAccess {
  const passwords = derivePasswords(address.password);
  return {
    admin: { ...address, database },
    roles: mapRoles((user) => ({ ...address, database, user, password: passwords[user] })),
    passwords,
  };
}

/**
 * Access by addresses. Roles without one get the administrator's address with their own name and a derived password.
 * @throws DatabaseSetupError when there is no password to derive from, or only some roles have an address.
 */
export function urlAccess(urls: ServerUrls): ServerAccess {
  const missing = LOGIN_ROLES.filter((role) => urls.roles[role] === undefined);
  if (missing.length === 0) {
    return {
      admin: { connectionString: urls.admin },
      roles: mapRoles((role) => ({ connectionString: urls.roles[role] ?? '' })),
      passwords: undefined,
    };
  }
  const names = missing.map((role) => ROLE_VARIABLES[role]).join(', ');
  const admin = new URL(urls.admin);
  if (missing.length < LOGIN_ROLES.length || admin.password === '') {
    throw new DatabaseSetupError(`${names} must be set, because DATABASE_URL has no password or other roles have one`);
  }
  const passwords = derivePasswords(decodeURIComponent(admin.password));
  return {
    admin: { connectionString: urls.admin },
    roles: mapRoles((role) => {
      const url = new URL(admin);
      url.username = role;
      url.password = encodeURIComponent(passwords[role]);
      return { connectionString: url.href };
    }),
    passwords,
  };
}

function mapRoles(make: (role: LoginRole) => ConnectionConfig): Record<LoginRole, ConnectionConfig> {
  return { app_user: make('app_user'), app_auth: make('app_auth'), app_worker: make('app_worker') };
}
