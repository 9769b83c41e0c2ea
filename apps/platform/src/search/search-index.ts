import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { DocumentKind, Searchable } from './documents.ts';
import type { FoundDocuments } from './find-documents.ts';
import type { DocumentSearch, SoughtPart } from './sought.ts';

/** Where the index is asked: each question is a read of its own. */
export type Reads = Pick<Database, 'readSession'>;

/**
 * What the search of the whole site looks into. Its documents follow their records: they change in the transaction that
 * changes those, so that nobody finds what is not there any more. What it must do, `search-index-suite.ts` says.
 */
export interface SearchIndex {
  /** Puts a document in, or another in its place; in a transaction of the operators. */
  put(transaction: Transaction, item: Searchable): Promise<void>;
  remove(transaction: Transaction, kind: DocumentKind, id: string): Promise<void>;
  find(reads: Reads, search: DocumentSearch): Promise<FoundDocuments>;
  /** Titles that hold every part, those that begin so first, then the newest. */
  titlesHolding(reads: Reads, parts: readonly SoughtPart[]): Promise<readonly string[]>;
  /** Titles that may read as a text in pinyin. */
  titlesReading(reads: Reads, spelled: string): Promise<readonly string[]>;
  /** Titles that may hold a word but for one slip of the hand. */
  titlesNear(reads: Reads, word: string): Promise<readonly string[]>;
  /** Those of the words, folded, that some document holds; up to pairs of signs that stand apart. */
  holding(reads: Reads, words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tags of the newest documents, those of most first. */
  tags(reads: Reads): Promise<readonly string[]>;
}
