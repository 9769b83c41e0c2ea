import { withConnection } from './connection.ts';
import { LOGIN_ROLES } from './roles.ts';
import { ROLE_VARIABLES, type ServerAccess } from './server-access.ts';
import { DatabaseSetupError } from './setup-error.ts';
import { unreachableServer } from './unreachable.ts';

/**
 * Logs in once as each role: an address that leads to another user or another database would do without row security.
 * @throws DatabaseSetupError with one line that names the variable.
 */
export async function checkRoleLogins(access: ServerAccess): Promise<void> {
  for (const role of LOGIN_ROLES) {
    const variable = access.passwords === undefined ? ROLE_VARIABLES[role] : 'DATABASE_URL';
    const config = access.roles[role];
    const found = await withConnection(config, async (connection) => {
      const { rows } = await connection.query<{ user: string; has_schema: boolean }>(`
        select session_user as user, exists (select from pg_namespace where nspname = 'app') as has_schema`);
      return rows[0];
    }).catch((error: unknown) => {
      throw unreachableServer(config, error, `${variable}, as ${role}`);
    });
    if (found?.user !== role) {
      throw new DatabaseSetupError(`${variable}: its user is "${found?.user}"; it must be ${role}`);
    }
    if (!found.has_schema) {
      throw new DatabaseSetupError(`${variable}: its database has no schema app; it must be that of DATABASE_URL`);
    }
  }
}
