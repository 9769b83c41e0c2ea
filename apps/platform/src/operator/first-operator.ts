import './tables.ts';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordEvent } from '../audit/record-event.ts';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { CallContext } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { OPERATOR_MESSAGES } from './messages.ts';
import { type GrantedToken, grantOperatorToken, tokensInForce } from './operator-tokens.ts';

const SECRET_FILE = 'first-operator-secret';

/** Where the secret stands while nobody runs the platform. */
export const firstSecretFile = (dataDir: string): string => path.join(dataDir, SECRET_FILE);

/**
 * While there is nobody who uses a token in force, writes a secret into the data folder that makes the first operator:
 * who can read that folder could change the database as well. Takes the file away when there is somebody.
 *
 * @returns whether the platform waits for its first operator
 */
export async function prepareFirstOperator(database: Database, dataDir: string): Promise<boolean> {
  const file = firstSecretFile(dataDir);
  const waits = await database.withCredentials(async (transaction) => {
    const somebody = await findSomebody(transaction);
    return somebody === undefined;
  });
  if (!waits) {
    await rm(file, { force: true });
    return false;
  }
  const secret = (await readSecret(file)) ?? (await writeSecret(file));
  await database.withCredentials((transaction) =>
    transaction
      .insertInto('operator_first_secret')
      .values({ secret_hash: tokenHashBytes(hashToken(secret)) })
      .onConflict((conflict) => conflict.column('secret_hash').doNothing())
      .execute(),
  );
  return true;
}

/** A token that nobody has used yet may have reached nobody: the answer was lost, or could not be kept. */
function findSomebody(transaction: Transaction) {
  return tokensInForce(transaction)
    .select('operator.id')
    .whereRef('operator_token.last_used_at', '!=', 'operator_token.created_at')
    .limit(1)
    .executeTakeFirst();
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const secret = text.trim();
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  await chmod(file, 0o600);
  return secret;
}

async function writeSecret(file: string): Promise<string> {
  const secret = createOpaqueToken();
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

/** Makes the first operator, or gives a known one a token when nobody uses one any more. Of two at once one is it. */
export function makeFirstOperator(
  database: Database,
  { secret, name }: { readonly secret: string; readonly name: string },
  { clientAddress, userAgent, requestId }: CallContext,
): Promise<GrantedToken | Refusal> {
  return database.withCredentials(async (transaction) => {
    await lockText(transaction, 'first operator');
    const proven = await transaction
      .selectFrom('operator_first_secret')
      .select('created_at')
      .where('secret_hash', '=', tokenHashBytes(hashToken(secret)))
      .executeTakeFirst();
    const somebody = await findSomebody(transaction);
    if (proven === undefined || somebody !== undefined) {
      return new Refusal('noPermission', { msg: OPERATOR_MESSAGES.firstRefused });
    }
    const known = await transaction
      .selectFrom('operator')
      .select(['id', 'name', 'revoked_at'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (known?.revoked_at) return new Refusal('stateConflict', { msg: OPERATOR_MESSAGES.revoked });
    const operator =
      known ??
      (await transaction.insertInto('operator').values({ name }).returning(['id', 'name']).executeTakeFirstOrThrow());
    await transaction.deleteFrom('operator_first_secret').execute();
    const record = { kind: 'operator', id: operator.id, name };
    const origin = { clientAddress, userAgent, requestId };
    await recordEvent(transaction, { kind: 'operator', name }, { act: 'operator.first', record, origin });
    return grantOperatorToken(transaction, operator);
  });
}
