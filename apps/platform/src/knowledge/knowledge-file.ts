import { PUBLISHED, type Shown } from './knowledge-base.ts';
import './tables.ts';
import { KNOWLEDGE_FILES } from '@jianzhu/domain/forms';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { KNOWLEDGE_MESSAGES } from './messages.ts';

/** What is read of a file before its address is made. */
interface KnowledgeFile {
  readonly id: string;
  readonly title: string;
  /** Among the objects. */
  readonly key: string;
  readonly name: string;
  readonly isFree: boolean;
  readonly businessId: string;
}

/** The file of a text, of a published one when left out; who may have it is asked by whoever gives it out. */
export async function findFile(
  transaction: Transaction,
  id: string,
  contentType: 2 | 3,
  standing: Shown = PUBLISHED,
): Promise<KnowledgeFile | Refusal> {
  const row = await transaction
    .selectFrom('knowledge')
    .select(['id', 'title', 'file_key', 'file_name', 'is_free', 'business_id'])
    .where('id', '=', id)
    .where('standing', '=', standing)
    .where('content_type', '=', contentType)
    .executeTakeFirst();
  if (row === undefined) return new Refusal('notFound');
  return {
    id: row.id,
    title: row.title,
    key: row.file_key,
    name: row.file_name,
    isFree: row.is_free,
    businessId: row.business_id,
  };
}

/** The columns of a file as an operator names it; refused when it is not there, or larger than its kind may be. */
export async function fileColumns(
  { contentType, fileKey }: { readonly contentType: number; readonly fileKey: string },
  store: Pick<ObjectStore, 'head'>,
): Promise<{ readonly content_type: number; readonly file_size: string } | Refusal> {
  const rule = KNOWLEDGE_FILES[contentType];
  if (rule === undefined) return { content_type: contentType, file_size: '0' };
  const found = await store.head(fileKey);
  if (found === undefined) return refuseField('fileKey', KNOWLEDGE_MESSAGES.noFile(fileKey));
  if (found.size > rule.maxBytes) return refuseField('fileKey', KNOWLEDGE_MESSAGES.tooLarge(rule.maxBytes));
  return { content_type: contentType, file_size: String(found.size) };
}
