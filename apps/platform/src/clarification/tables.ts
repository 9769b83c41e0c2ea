import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { ColumnType, Generated } from 'kysely';

/** Written as text, read as what it says. */
type Files = ColumnType<AttachmentEntry[], string, string>;

interface ClarificationTable {
  id: Generated<string>;
  business_id: string;
  create_user_id: string;
  create_time: Generated<Date>;
  owner_business_id: string;
  biz_type: string;
  biz_id: string;
  line_id: string | null;
  content: string;
  attachments: Files;
}

interface ClarificationAnswerTable {
  id: string;
  business_id: string;
  create_user_id: string;
  create_time: Generated<Date>;
  biz_type: string;
  biz_id: string;
  line_id: string | null;
  question: string;
  question_attachments: Files;
  question_time: Date;
  content: string;
  attachments: Files;
  is_public: boolean;
}

declare module '../db/schema.ts' {
  interface Schema {
    clarification: ClarificationTable;
    clarification_answer: ClarificationAnswerTable;
  }
}
