import '../order/tables.ts';
import './tables.ts';
import type { Transaction } from '../db/schema.ts';

const KINDS = { like: 1, favorite: 2, download: 3 } as const;

/** What a member can make of a text. */
export type Mark = keyof typeof KINDS;

/** Makes or takes back a mark; in a transaction of `withCredentials`. @returns how many there are now */
export async function markKnowledge(
  transaction: Transaction,
  userId: string,
  { id, mark, isOn }: { readonly id: string; readonly mark: Mark; readonly isOn: boolean },
): Promise<{ count: number }> {
  const own = { user_id: userId, knowledge_id: id, kind: KINDS[mark] };
  if (isOn) {
    await transaction
      .insertInto('knowledge_mark')
      .values(own)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await transaction
      .deleteFrom('knowledge_mark')
      .where('user_id', '=', userId)
      .where('knowledge_id', '=', id)
      .where('kind', '=', own.kind)
      .execute();
  }
  const { count } = await transaction
    .selectFrom('knowledge_mark')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('knowledge_id', '=', id)
    .where('kind', '=', own.kind)
    .executeTakeFirstOrThrow();
  return { count: Number(count) };
}

/** What a member has made of a text, and whether she has bought it. */
export async function marksOf(transaction: Transaction, userId: string, id: string) {
  const rows = await transaction
    .selectFrom('knowledge_mark')
    .select('kind')
    .where('user_id', '=', userId)
    .where('knowledge_id', '=', id)
    .execute();
  const has = (mark: Mark) => rows.some(({ kind }) => kind === KINDS[mark]);
  const bought = await transaction
    .selectFrom('knowledge_entitlement')
    .select('granted_at')
    .where('user_id', '=', userId)
    .where('knowledge_id', '=', id)
    .executeTakeFirst();
  return { isLiked: has('like'), isFavorite: has('favorite'), isOwned: bought !== undefined };
}
