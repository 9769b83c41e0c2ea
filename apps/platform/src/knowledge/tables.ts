import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { Generated } from 'kysely';
import type { Json } from '../db/column-types.ts';
import type { ShelfColumns } from '../shelf/tables.ts';

interface KnowledgeTable extends ShelfColumns {
  /** Of KNOWLEDGE_CATEGORIES. */
  category_id: number;
  summary: string;
  content: string;
  tags: Generated<string[]>;
  is_free: boolean;
  /** fen */
  price: number;
  preview_blocks: Generated<number>;
  is_original: Generated<boolean>;
  source: Generated<string>;
  /** Of KNOWLEDGE_CONTENTS. */
  content_type: Generated<number>;
  /** The entry that its company has handed in; none where an operator has named the file. */
  file: Json<readonly AttachmentEntry[]>;
  file_key: Generated<string>;
  file_name: Generated<string>;
  /** bytes */
  file_size: Generated<string>;
  view_count: Generated<number>;
}

interface KnowledgeViewTable {
  knowledge_id: string;
  visitor: Buffer;
  viewed_at: Generated<Date>;
}

interface KnowledgeMarkTable {
  user_id: string;
  knowledge_id: string;
  /** 1 helpful, 2 kept, 3 taken along. */
  kind: number;
  created_at: Generated<Date>;
}

/** A view of the marks. */
interface KnowledgeMarksTable {
  knowledge_id: string;
  likes: string;
  favorites: string;
  downloads: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    knowledge: KnowledgeTable;
    knowledge_mark: KnowledgeMarkTable;
    knowledge_marks: KnowledgeMarksTable;
    knowledge_view: KnowledgeViewTable;
  }
}
