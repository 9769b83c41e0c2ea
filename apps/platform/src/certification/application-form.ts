import type { FieldRule } from '@jianzhu/domain/certifications';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { useCode } from '../member/sms-codes.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';

/** A number that was typed or that a form had before counts as given. */
interface Given {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Rules between the fields, asked once each of them holds. */
  readonly rules: (fields: never) => readonly FieldRule[];
}

/**
 * Reads a saved form as one that is handed in: every field that must be there, and the rules between them.
 *
 * @returns all that is wrong, each at its field
 */
export function readApplication<Fields>(
  record: v.GenericSchema<unknown, Fields>,
  { fields, rules }: Given & { readonly rules: (fields: Fields) => readonly FieldRule[] },
): Fields | Refusal {
  const read = v.safeParse(record, fields);
  if (!read.success) return refuseIssues(read.issues);
  const broken = rules(read.output);
  return broken.length === 0 ? read.output : refuseViolations(broken);
}

/**
 * Uses up the code that proves a phone, in a transaction of its own: tries count whatever becomes of the application.
 * The last thing that is asked, so that whoever is refused for another reason tries again with the same code.
 */
export async function proveCertificationPhone(
  database: Database,
  { phone, code, clientAddress, device }: ClientPlace & { readonly phone: string; readonly code: string },
): Promise<Refusal | null> {
  const isRight = await database.withCredentials((transaction) =>
    useCode(transaction, { phone, scene: 'certification', code, clientAddress, device }),
  );
  if (isRight) return null;
  const wrong = new Refusal('wrongCode');
  return new Refusal('wrongCode', { data: refuseField('smsCode', wrong.msg).data });
}
