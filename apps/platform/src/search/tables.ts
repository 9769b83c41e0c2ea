import type { Generated } from 'kysely';
import type { DocumentKind } from './documents.ts';

interface SearchDocumentTable {
  kind: DocumentKind;
  record_id: string;
  title: string;
  tag: string;
  summary: string;
  /** Title, tag, summary and text, folded. */
  folded: string;
  folded_title: string;
  /** The text as it is written, without markup. */
  body: Generated<string>;
  /** Under what it is found (`grams.ts`); their bits follow in `search_posting` by a trigger. */
  grams: string[];
  /** The bit of its own in every block of postings; rises with time. */
  slot: Generated<number>;
  /** Text form of a tsvector: the title in pinyin. */
  pinyin: Generated<string>;
  image: string;
  /** fen */
  price: string | null;
  boost: Generated<number>;
  publish_time: Date;
  url: string;
}

interface SearchPostingTable {
  gram: string;
  block: number;
  /** A bit for each slot of the block. */
  bits: string;
}

interface SearchWordTable {
  word: string;
  day: string;
  hits: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Schema {
    search_document: SearchDocumentTable;
    search_posting: SearchPostingTable;
    search_word: SearchWordTable;
  }
}
