import './tables.ts';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/schema.ts';
import { toSearchDocument } from './documents.ts';
import { findDocuments } from './find-documents.ts';
import { pinyinQuery, typedPinyin } from './pinyin-tokens.ts';
import type { SearchIndex } from './search-index.ts';
import { slipQuery } from './slip-query.ts';
import { toQuery } from './tokens.ts';

/** Titles are judged one by one: the newest of those that come into question are enough. */
const MOST_TITLES = 200;

/** The index in tables of PostgreSQL: tokens made by the application, found by GIN, checked by LIKE. */
export const postgresIndex: SearchIndex = {
  async put(transaction, item) {
    const { kind, record_id, price, publish_time, ...document } = toSearchDocument(item);
    const found = {
      ...document,
      price: price === null ? null : String(price),
      publish_time: new Date(publish_time),
    };
    await transaction
      .insertInto('search_document')
      .values({ kind, record_id, ...found })
      .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(found))
      .execute();
  },
  async remove(transaction, kind, id) {
    await transaction.deleteFrom('search_document').where('kind', '=', kind).where('record_id', '=', id).execute();
  },
  find: findDocuments,
  async titlesFor(transaction, parts) {
    const query = toQuery(parts);
    if (query === undefined) return [];
    const [first = ''] = parts;
    const typed = typedPinyin(parts);
    const readsSo = typed === undefined ? sql<boolean>`false` : sql<boolean>`pinyin @@ ${pinyinQuery(typed)}::tsquery`;
    return titlesWhere(
      transaction,
      sql`(tokens @@ ${query}::tsquery and folded_title like ${containing(first)}) or ${readsSo}`,
    );
  },
  titlesReading: (transaction, spelled) => titlesWhere(transaction, sql`pinyin @@ ${pinyinQuery(spelled)}::tsquery`),
  async titlesNear(transaction, word) {
    const query = slipQuery([...word]);
    return query === undefined ? [] : titlesWhere(transaction, sql`tokens @@ ${query}::tsquery`);
  },
};

async function titlesWhere(transaction: Transaction, holds: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from search_document where ${holds}
    order by publish_time desc, kind, record_id limit ${MOST_TITLES}`.execute(transaction);
  return rows.map(({ title }) => title);
}
