import type { Generated } from 'kysely';

interface SearchDocumentTable {
  kind: 'news' | 'service' | 'goods';
  record_id: string;
  title: string;
  tag: string;
  summary: string;
  /** Title, tag, summary and text, folded. */
  folded: string;
  folded_title: string;
  /** Text form of a tsvector. */
  tokens: string;
  /** Text form of a tsvector: the title in pinyin. */
  pinyin: Generated<string>;
  image: string;
  /** fen */
  price: string | null;
  boost: Generated<number>;
  publish_time: Date;
  url: string;
}

interface SearchWordTable {
  word: string;
  day: string;
  hits: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Schema {
    search_document: SearchDocumentTable;
    search_word: SearchWordTable;
  }
}
