import type { Transaction } from '../db/schema.ts';
import type { Searchable } from './documents.ts';
import type { DocumentKind, DocumentSearch, FoundDocuments } from './find-documents.ts';

/**
 * What the search of the whole site looks into. Its documents follow their records: they change in the transaction that
 * changes those, so that nobody finds what is not there any more. What it must do, `search-index-suite.ts` says.
 */
export interface SearchIndex {
  /** Puts a document in, or another in its place; in a transaction of the operators. */
  put(transaction: Transaction, item: Searchable): Promise<void>;
  remove(transaction: Transaction, kind: DocumentKind, id: string): Promise<void>;
  find(transaction: Transaction, search: DocumentSearch): Promise<FoundDocuments>;
  /** Titles that may go on from what was typed, newest first. */
  titlesFor(transaction: Transaction, parts: readonly string[]): Promise<readonly string[]>;
  /** Titles that may read as a text in pinyin, newest first. */
  titlesReading(transaction: Transaction, spelled: string): Promise<readonly string[]>;
  /** Titles that may hold a word but for one slip of the hand, newest first. */
  titlesNear(transaction: Transaction, word: string): Promise<readonly string[]>;
}
