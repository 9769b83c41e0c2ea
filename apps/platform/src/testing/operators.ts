import { randomBytes } from 'node:crypto';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestOperator {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

let operators = 0;

/** Adds an operator with a token in force. */
export async function addOperator(db: TestDatabase, name?: string): Promise<TestOperator> {
  operators += 1;
  const known = name ?? `操作员${process.pid}-${operators}`;
  const token = randomBytes(32).toString('base64url');
  const [row] = await db.admin<{ id: string }>(
    `with added as (insert into operator (name) values ($1) returning id)
     insert into operator_token (operator_id, token_hash, idle_expires_at, expires_at)
     select id, $2, now() + interval '1 day', now() + interval '1 day' from added returning operator_id as id`,
    [known, tokenHashBytes(hashToken(token))],
  );
  return { id: row?.id ?? '', name: known, token };
}
