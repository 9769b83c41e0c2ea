import { businessName } from '../member/business-name.ts';
import './tables.ts';
import '../member/tables.ts';
import type { clarificationSchemas } from '@jianzhu/api-client/schemas';
import { CLARIFICATION_MESSAGES, type ClarifiedRecord, refuseQuestion } from '@jianzhu/domain/clarifications';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { addFiles, takeFiles } from '../attachment/record-files.ts';
import { parseRecordId, type RecordId } from '../db/context.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { readStanding } from '../member/standing.ts';
import type { Row } from '../record/record-table.ts';
import { isBlacklisted } from '../supplier/blacklist.ts';
import { tellAnswer, tellQuestion } from './clarification-news.ts';
import { CLARIFIED_KINDS, type Clarified, findClarified, hasLine } from './clarified-record.ts';
import { toQuestion } from './questions.ts';

type Answers = typeof clarificationSchemas;
type Asking = InferOutput<Answers['add']['body']>;
type Answering = InferOutput<Answers['reply']['body']>;

/** Whether a session may ask about a record at all: it reads it, and it is another's. */
export async function refuseAsker(transaction: Transaction, caller: BusinessMember, asked: Asking) {
  const record = await findClarified(transaction, caller, asked);
  if (record === undefined) return new Refusal('notFound');
  const mayAsk = permissionKeys(caller.acting).includes(CLARIFIED_KINDS[asked.bizType].reads.supplier);
  return record.ownerId === caller.acting.businessId || !mayAsk ? new Refusal('noPermission') : undefined;
}

/** Keeps a question and tells the owner; in a transaction of `withWorker`, for one whom `refuseAsker` let through. */
export async function askQuestion(transaction: Transaction, caller: BusinessMember, asked: Asking) {
  const { userId, acting } = caller;
  const record = await findClarified(transaction, caller, asked);
  if (record === undefined) return new Refusal('notFound');
  const refused = record.deadline === null ? null : refuseQuestion(record.deadline.getTime(), record.now.getTime());
  if (!record.isOpen || refused !== null) {
    return new Refusal('deadlinePassed', { msg: refused ?? CLARIFICATION_MESSAGES.closed });
  }
  if (!record.isAdmitted) return new Refusal('stateConflict', { msg: CLARIFICATION_MESSAGES.onlyLetIn });
  const kept = await refuseCompany(transaction, acting.businessId, record);
  if (kept !== undefined) return kept;
  const lineId = parseRecordId(asked.lineId ?? '') ?? null;
  if (lineId !== null && !(await hasLine(transaction, record, lineId))) {
    return refuseField('lineId', CLARIFICATION_MESSAGES.otherLine);
  }
  const keep = await takeFiles(transaction, caller, { type: 'question', id: null }, asked.attachments);
  if (keep instanceof Refusal) return keep;
  const files = keep(asked.attachments);
  const row = await transaction
    .insertInto('clarification')
    .values({
      business_id: acting.businessId,
      create_user_id: userId,
      owner_business_id: record.ownerId,
      biz_type: asked.bizType,
      biz_id: record.id,
      line_id: lineId,
      content: asked.content,
      attachments: JSON.stringify(files),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addFiles(transaction, { type: 'question', id: row.id }, files);
  await tellQuestion(transaction, record, acting.businessId);
  return toQuestion(row, { businessId: acting.businessId, name: await businessName(transaction, acting.businessId) });
}

/** Unanswered ones of one company about one record: each of them is a notice to everybody who may answer. */
const MOST_OPEN = 20;

/** Why a company may ask nothing here: it is nobody who could quote, or it has asked enough for now. */
async function refuseCompany(transaction: Transaction, businessId: RecordId, { bizType, id, ownerId }: Clarified) {
  if (!(await readStanding(transaction, businessId)).isCertified) return new Refusal('certificationNeeded');
  if (await isBlacklisted(transaction, { buyerId: ownerId, supplierId: businessId })) {
    return new Refusal('stateConflict', { msg: CLARIFIED_KINDS[bizType].blacklisted });
  }
  // One at a time, so that many at once are counted too.
  const turn = `questions ${businessId} ${id}`;
  await lockText(transaction, turn);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from clarification q
    where business_id = ${businessId} and biz_id = ${id}
      and not exists (select from clarification_answer a where a.id = q.id)`.execute(transaction);
  const isEnough = (rows[0]?.open ?? 0) >= MOST_OPEN;
  return isEnough ? new Refusal('tooFrequent', { msg: CLARIFICATION_MESSAGES.mostOpen }) : undefined;
}

/** Answers a question of an own record, once; in a transaction of `withWorker`. */
export async function answerQuestion(
  transaction: Transaction,
  caller: BusinessMember,
  { id, content, attachments, isPublic }: Answering,
) {
  const { userId, acting } = caller;
  const known = parseRecordId(id);
  const question = known === undefined ? undefined : await lockQuestion(transaction, known, acting.businessId);
  if (question === undefined) return new Refusal('notFound');
  // The table checks that it is one of them.
  const bizType = question.biz_type as ClarifiedRecord;
  const record = await findClarified(transaction, caller, { bizType, bizId: question.biz_id });
  if (record === undefined) return new Refusal('notFound');
  if (!permissionKeys(caller.acting).includes(CLARIFIED_KINDS[bizType].answers)) return new Refusal('noPermission');
  const owner = { type: 'answer', id: question.id } as const;
  const keep = await takeFiles(transaction, caller, owner, attachments);
  if (keep instanceof Refusal) return keep;
  const files = keep(attachments);
  const answer = await transaction
    .insertInto('clarification_answer')
    .values({
      id: question.id,
      business_id: acting.businessId,
      create_user_id: userId,
      biz_type: question.biz_type,
      biz_id: question.biz_id,
      line_id: question.line_id,
      question: question.content,
      question_attachments: JSON.stringify(question.attachments),
      question_time: question.create_time,
      content,
      attachments: JSON.stringify(files),
      is_public: isPublic === 1,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (answer === undefined) return new Refusal('stateConflict', { msg: CLARIFICATION_MESSAGES.answered });
  await addFiles(transaction, owner, files);
  await tellAnswer(transaction, record, { askerId: question.business_id, isPublic: answer.is_public });
  const name = await businessName(transaction, question.business_id);
  return toQuestion(question, { businessId: acting.businessId, name, answer });
}

function lockQuestion(
  transaction: Transaction,
  id: RecordId,
  ownerId: RecordId,
): Promise<Row<'clarification'> | undefined> {
  return transaction
    .selectFrom('clarification')
    .selectAll()
    .where('id', '=', id)
    .where('owner_business_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
}
