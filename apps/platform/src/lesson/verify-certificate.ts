import './tables.ts';
import { DEFAULT_BASE_TITLE, formatDate, maskName } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { comparedNumber } from '../showcase/certificate-number.ts';
import type { VerifiedCertificate } from '../showcase/certificates.ts';

/** What the code of a 结业证书 stands for, its learner's name in part; in a transaction of `withCredentials`. */
export async function verifyLessonCertificate(
  transaction: Transaction,
  entered: string,
): Promise<VerifiedCertificate | null> {
  const code = comparedNumber(entered);
  const row = await transaction
    .selectFrom('lesson_certificate')
    .innerJoin('lesson', 'lesson.id', 'lesson_certificate.lesson_id')
    .select(['lesson.id', 'title', 'name', 'issued_at', 'revoked_at'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...{ kind: 'lesson', id: row.id, number: code, title: row.title, series: '', grade: '', expireDate: '' },
    holder: maskName(row.name),
    issuer: DEFAULT_BASE_TITLE,
    issueDate: formatDate(row.issued_at.getTime()),
    state: row.revoked_at === null ? 'valid' : 'revoked',
  };
}
