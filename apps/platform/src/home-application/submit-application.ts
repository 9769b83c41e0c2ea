import './tables.ts';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { Once } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import { useCaptchaToken } from '../member/captcha/captchas.ts';
import { LOGIN_MESSAGES } from '../member/messages.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { useCode } from '../member/sms-codes.ts';

/** What somebody sends in from a public form. */
export interface HomeApplication extends ClientPlace {
  readonly kind: 'finance' | 'project' | 'open-api';
  /** Left out where the code alone proves the phone: it was sent for a captcha. */
  readonly captchaToken?: string;
  readonly smsCode: string;
  readonly businessName: string;
  readonly contactName: string;
  readonly phone: string;
  /** fen */
  readonly amount: number | null;
  readonly content: string;
  readonly projectId: RecordId | null;
}

const NUMBERS = { finance: 'financeApplication', project: 'signUp', 'open-api': 'openApplication' } as const;

interface Submitted {
  readonly id: string;
  readonly code: string;
  readonly status: number;
  readonly version: number;
}

/** Takes a form in, once captcha and code of its scene have been used up. */
export function submitApplication(
  database: Database,
  application: HomeApplication,
  once: Once,
): Promise<Submitted | Refusal> {
  return database.withCredentials((transaction) => once(transaction, () => takeIn(transaction, application)));
}

async function takeIn(transaction: Transaction, application: HomeApplication): Promise<Submitted | Refusal> {
  const { kind, phone, captchaToken, clientAddress, device } = application;
  const purpose = { scene: kind, phone };
  if (captchaToken !== undefined && !(await useCaptchaToken(transaction, captchaToken, purpose))) {
    return new Refusal('wrongCode', { msg: LOGIN_MESSAGES.captchaNeeded });
  }
  if (!(await useCode(transaction, { ...purpose, code: application.smsCode, clientAddress, device }))) {
    return new Refusal('wrongCode', { msg: LOGIN_MESSAGES.codeWrong });
  }
  return transaction
    .insertInto('home_application')
    .values({
      code: await takeRecordNumber(transaction, NUMBERS[kind]),
      kind,
      business_name: application.businessName,
      contact_name: application.contactName,
      phone,
      project_id: application.projectId,
      content: application.content,
      amount: application.amount,
    })
    .returning(['id', 'code', 'status', 'version'])
    .executeTakeFirstOrThrow();
}
