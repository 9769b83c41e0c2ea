import pg from 'pg';
import type { ConnectionConfig } from './connection.ts';
import { DatabaseSetupError } from './setup-error.ts';

/** What the commonest failures of a first connection mean, by system code or SQLSTATE. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was broken off',
  ENOTFOUND: 'no such host is known',
  ETIMEDOUT: 'no answer came',
  '28P01': 'user or password is refused',
  '28000': 'the user is refused',
  '3D000': 'there is no such database',
  '42501': 'the user may not connect to it; GRANT CONNECT ON DATABASE lets it',
};

/**
 * One line for the operator about a server that cannot be used: where it was sought and what went wrong. It never holds
 * the password.
 * @param whose the variable that leads there
 */
export function unreachableServer(
  config: ConnectionConfig,
  error: unknown,
  whose: string = 'DATABASE_URL',
): DatabaseSetupError {
  const { host, port, database = '' } = new pg.Client(config);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A name with several addresses fails with one error for all of them, which has a code and no text.
  const text = error instanceof Error && error.message !== '' ? error.message : code;
  const reason = REASONS[code] ?? text.replace(/\s+/g, ' ');
  const line = `${whose}: no connection to ${host}:${port}, database "${database}": ${reason}`;
  return new DatabaseSetupError(line, { cause: error });
}
