import './tables.ts';
import type { ClarifiedRecord } from '@jianzhu/domain/clarifications';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/** How many questions about a record the session may read: all to its owner, to others their own and the public ones. */
export async function countQuestions(
  transaction: Transaction,
  { bizType, bizId }: { readonly bizType: ClarifiedRecord; readonly bizId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select id from clarification where biz_type = ${bizType} and biz_id = ${bizId}
      union select id from clarification_answer where biz_type = ${bizType} and biz_id = ${bizId}
    ) as readable`.execute(transaction);
  return rows[0]?.count ?? 0;
}
