import './tables.ts';
import type { BoundRead, PreparedRead } from '../db/prepared-read.ts';
import { toSearchDocument } from './documents.ts';
import { findDocuments } from './find-documents.ts';
import { wordGrams } from './grams.ts';
import { pinyinQuery } from './pinyin-tokens.ts';
import { readPostings } from './read-postings.ts';
import type { Reads, SearchIndex } from './search-index.ts';
import { slipWays } from './slip-ways.ts';
import type { SoughtPart } from './sought.ts';

/** Titles are judged one by one: so many of those that come into question are enough. */
const MOST_TITLES = 200;
const MOST_SUGGESTED_TITLES = 20;
const MOST_READING = 50;
const NEWEST_FOR_TAGS = 20_000;
const MOST_TAGS = 2000;

interface TitleRow {
  readonly title: string;
}

const TITLES: PreparedRead<TitleRow> = {
  name: 'search titles',
  text: `
    select d.title from unnest($1::int[]) with ordinality as asked (slot, place)
    join search_document d using (slot) order by asked.place`,
};

/** Without an order, so that it ends as soon as there are enough. */
const READING: PreparedRead<TitleRow> = {
  name: 'search titles by pinyin',
  text: `select title from search_document where pinyin @@ $1::tsquery limit ${MOST_READING}`,
};

const TAGS: PreparedRead<{ readonly tag: string }> = {
  name: 'search tags',
  text: `
    select tag from search_document
    where slot > (select max(slot) from search_document) - ${NEWEST_FOR_TAGS} and tag <> ''
    group by tag order by count(*) desc, tag limit ${MOST_TAGS}`,
};

/** Words by number whose grams stand together in a document. */
const HOLDING: PreparedRead<{ readonly word: number }> = {
  name: 'search words that are held',
  text: `
    with asked as (
      select * from unnest($1::int[], $2::text[]) as asked (word, gram)
    ), whole as (
      select word, count(*) as grams from asked group by word
    ), held as (
      select a.word, p.block, bit_and(p.bits) as bits, count(*) as grams
      from asked a cross join lateral (
        -- By the index, whatever the planner knows of the table.
        select block, bits from search_posting where gram = a.gram offset 0
      ) as p
      group by a.word, p.block
    )
    select distinct word from held join whole using (word, grams) where bit_count(bits) > 0`,
};

/** The index in tables of PostgreSQL: grams made by the application, bits of documents for each of them. */
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
  titlesHolding: (reads, parts) => titlesWith(reads, parts, MOST_SUGGESTED_TITLES),
  titlesReading: (reads, spelled) => titlesOf(reads, { statement: READING, values: [pinyinQuery(spelled)] }),
  async titlesNear(reads, word) {
    const ways = slipWays([...word]).map((text) => ({ text, weight: 1 }));
    return ways.length === 0 ? [] : titlesWith(reads, [ways], MOST_TITLES);
  },
  async holding(reads, words) {
    const asked = words.flatMap((text, word) => wordGrams(text).map((gram) => ({ word, gram })));
    if (asked.length === 0) return new Set();
    const values = [
      `{${asked.map(({ word }) => word).join(',')}}`,
      `{${asked.map(({ gram }) => `"${gram}"`).join(',')}}`,
    ];
    const rows = await reads.readSession({}, { statement: HOLDING, values });
    return new Set(rows.map(({ word }) => words[word] ?? ''));
  },
  async tags(reads) {
    const rows = await reads.readSession({}, { statement: TAGS, values: [] });
    return rows.map(({ tag }) => tag);
  },
};

async function titlesWith(reads: Reads, parts: readonly SoughtPart[], most: number): Promise<string[]> {
  const postings = await readPostings(reads, { parts, from: 'title', atLeast: most });
  if (postings === undefined || postings.slots.length === 0) return [];
  return titlesOf(reads, { statement: TITLES, values: [`{${postings.slots.slice(0, most).join(',')}}`] });
}

async function titlesOf(reads: Reads, read: BoundRead<TitleRow>): Promise<string[]> {
  const rows = await reads.readSession({}, read);
  return rows.map(({ title }) => title);
}
