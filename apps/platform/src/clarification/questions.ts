import './tables.ts';
import '../member/tables.ts';
import type { clarificationSchemas } from '@jianzhu/api-client/schemas';
import { formatDateTime, HOUR_MS } from '@jianzhu/domain';
import { ASK_UNTIL_HOURS, refuseQuestion } from '@jianzhu/domain/clarifications';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import type { Row } from '../record/record-table.ts';
import { CLARIFIED_KINDS, findClarified } from './clarified-record.ts';

type Answers = typeof clarificationSchemas;
type Question = InferOutput<Answers['add']['data']>;
type Asked = InferOutput<Answers['list']['query']>;
type QuestionRow = Row<'clarification'>;
type AnswerRow = Row<'clarification_answer'>;

/** What was asked and answered about a record, as the session may read it, the newest first. */
export async function listQuestions(transaction: Transaction, caller: BusinessMember, asked: Asked) {
  const record = await findClarified(transaction, caller, asked);
  if (record === undefined) return new Refusal('notFound');
  const { businessId } = caller.acting;
  const isOwner = record.ownerId === businessId;
  const { reads, answers: answering } = CLARIFIED_KINDS[asked.bizType];
  const keys = permissionKeys(caller.acting);
  if (!keys.includes(isOwner ? reads.owner : reads.supplier)) return new Refusal('noPermission');
  // Row security gives the asker and the owner the questions, and everybody who reads the record the public answers.
  const questions = await transaction
    .selectFrom('clarification')
    .innerJoin('business', 'business.id', 'clarification.business_id')
    .selectAll('clarification')
    .select('business.name')
    .where('biz_type', '=', asked.bizType)
    .where('biz_id', '=', record.id)
    .execute();
  const answers = await transaction
    .selectFrom('clarification_answer')
    .selectAll()
    .where('biz_type', '=', asked.bizType)
    .where('biz_id', '=', record.id)
    .execute();
  const known = new Set(questions.map(({ id }) => id));
  const all = [
    ...questions.map((row) =>
      toQuestion(row, { businessId, name: row.name, answer: answers.find(({ id }) => id === row.id) }),
    ),
    ...answers.filter(({ id }) => !known.has(id)).map(toPublicQuestion),
  ];
  const untilMs = record.deadline?.getTime();
  return {
    questions: all.toSorted((one, other) => (BigInt(one.id) > BigInt(other.id) ? -1 : 1)),
    mayAsk:
      !isOwner &&
      record.isOpen &&
      record.isAdmitted &&
      untilMs !== undefined &&
      refuseQuestion(untilMs, record.now.getTime()) === null,
    mayReply: isOwner && keys.includes(answering),
    askUntil: untilMs === undefined ? '' : formatDateTime(untilMs - ASK_UNTIL_HOURS * HOUR_MS),
    serverTime: timeText(record.now),
  };
}

/** A question to its asker or to the record's owner. */
export function toQuestion(
  row: QuestionRow,
  by: { readonly businessId: string; readonly name: string; readonly answer?: AnswerRow | undefined },
): Question {
  return {
    id: row.id,
    lineId: row.line_id ?? '',
    content: row.content,
    attachments: row.attachments,
    createTime: timeText(row.create_time),
    isOwn: row.business_id === by.businessId,
    businessName: by.name,
    answer: by.answer === undefined ? null : toAnswer(by.answer),
  };
}

/** A question that was answered to all, to those who do not learn who asked: its files would say so. */
function toPublicQuestion(row: AnswerRow): Question {
  return {
    id: row.id,
    lineId: row.line_id ?? '',
    content: row.question,
    attachments: [],
    createTime: timeText(row.question_time),
    isOwn: false,
    businessName: '',
    answer: toAnswer(row),
  };
}

const toAnswer = (row: AnswerRow) => ({
  id: row.id,
  content: row.content,
  attachments: row.attachments,
  createTime: timeText(row.create_time),
  isPublic: row.is_public,
});
