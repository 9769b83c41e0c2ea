import './tables.ts';
import { DEFAULT_BASE_TITLE, formatDate } from '@jianzhu/domain';
import { certificateCheckAddress, LESSON_CERTIFICATE_TEXTS as texts } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { PdfDocument } from '../pdf/pdf-document.ts';

/**
 * The member's certificate of a lesson, as it was written out; in a transaction of `withCredentials`.
 *
 * @param origin of the portal where it is verified
 */
export async function certificateDocument(
  transaction: Transaction,
  userId: string,
  lessonId: string,
  origin: string,
): Promise<PdfDocument | Refusal> {
  const found = await transaction
    .selectFrom('lesson_certificate')
    .innerJoin('lesson', 'lesson.id', 'lesson_certificate.lesson_id')
    .select([
      'code',
      'name',
      'issued_at',
      'title',
      sql<number>`(select count(*)::int from lesson_chapter where lesson_id = lesson.id)`.as('chapters'),
    ])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  if (found === undefined) return new Refusal('notFound');
  const { code, name, issued_at, title, chapters } = found;
  return {
    title: texts.title,
    author: DEFAULT_BASE_TITLE,
    foot: `${texts.code} ${code}`,
    isFramed: true,
    parts: [
      { kind: 'paragraph', text: texts.certified(name, title, chapters), isLarge: true },
      {
        kind: 'facts',
        facts: [
          { term: texts.code, value: code },
          { term: texts.name, value: name },
          { term: texts.lesson, value: title },
          { term: texts.issueDate, value: formatDate(issued_at.getTime()) },
        ],
      },
      { kind: 'code', text: texts.check, address: certificateCheckAddress(code, origin) },
      { kind: 'paragraph', text: `${texts.issuer} ${DEFAULT_BASE_TITLE}`, align: 'right' },
    ],
  };
}
