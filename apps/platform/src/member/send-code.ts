import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import type { SmsSender } from '../ports/sms-sender.ts';
import { useCaptchaToken } from './captcha/captchas.ts';
import { codeMessage, LOGIN_MESSAGES } from './messages.ts';
import { type CodeRequest, createCode } from './sms-codes.ts';

export interface SendCodeServices {
  readonly database: Database;
  readonly sms: SmsSender;
  readonly log: Log;
}

/**
 * Sends a code to a phone, registered or not: the answer tells nothing about the account. The captcha is used up even
 * when a limit stands against the code. A request without a puzzle needs no captcha and meets limits of its own.
 */
export async function sendCode(
  { database, sms, log }: SendCodeServices,
  { captchaToken, ...request }: CodeRequest & { readonly captchaToken?: string | undefined },
): Promise<{ readonly id: string } | Refusal> {
  const code = await database.withCredentials(async (transaction) => {
    if (!request.withoutPuzzle && !(await useCaptchaToken(transaction, captchaToken, request))) {
      return new Refusal('wrongCode', { msg: LOGIN_MESSAGES.captchaNeeded });
    }
    return createCode(transaction, request);
  });
  if (code instanceof Refusal) return code;
  try {
    await sms.send({ phone: request.phone, content: codeMessage(code.digits) });
    return { id: code.id };
  } catch (error) {
    log.error({ err: error, scene: request.scene }, 'a code was not sent');
    return new Refusal('serverFault', { msg: LOGIN_MESSAGES.codeNotSent });
  }
}
