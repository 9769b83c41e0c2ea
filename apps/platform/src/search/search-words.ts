import './tables.ts';
import type { DictionaryEntry } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { fold } from './tokens.ts';

const LONGEST_WORD = 20;
const MOST_WORDS = 10;
/** A word that fewer searches asked for is chance. */
const FEWEST_HITS = 3;

/** Counts a search that found something; in a transaction of `withWorker`. */
export async function countSearch(transaction: Transaction, keyword: string): Promise<void> {
  const word = fold(keyword);
  if (word.length > LONGEST_WORD) return;
  await sql`
    insert into search_word as counted (day, word) values ((now() at time zone 'Asia/Shanghai')::date, ${word})
    on conflict (day, word) do update set hits = counted.hits + 1`.execute(transaction);
}

/** What was searched for most in the last seven days, filled up with the editors' words. */
export async function readHotWords(transaction: Transaction, chosen: readonly DictionaryEntry[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where day > (now() at time zone 'Asia/Shanghai')::date - 7
    group by word having sum(hits) >= ${FEWEST_HITS}
    order by sum(hits) desc, word limit ${MOST_WORDS}`.execute(transaction);
  const words = [...rows.map(({ word }) => word), ...chosen.map((entry) => entry.dictValue)];
  return [...new Set(words)].slice(0, MOST_WORDS);
}
