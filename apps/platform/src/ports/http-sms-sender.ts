import type { SmsSender } from './sms-sender.ts';

const ANSWER_WITHIN_MS = 8000;
/** An answer says little; a longer one is some other page. */
const MOST_ANSWER_CHARACTERS = 65_536;

export interface HttpSmsSettings {
  /**
   * Takes a POST of `{phone, content}` as JSON. It has taken the message when it answers with a 2xx status and either
   * nothing or a JSON object in which `success` is not false.
   */
  readonly url: string;
  /** Value of the Authorization header, if the provider wants one. */
  readonly authorization?: string;
}

/**
 * Sends text messages through a provider's HTTP interface, or through a small adapter in front of it. A code is
 * handed over once. What is handed over again after a failure has the same Idempotency-Key.
 *
 * @param answerWithinMs after which a provider that does not answer has failed
 */
export function createHttpSmsSender(
  { url, authorization }: HttpSmsSettings,
  answerWithinMs: number = ANSWER_WITHIN_MS,
): SmsSender {
  return {
    async send({ id, ...message }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(authorization !== undefined && { authorization }),
          ...(id !== undefined && { 'Idempotency-Key': id }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`the text message provider answered ${answer.status}`);
      }
      const reason = refusalIn(await answer.text());
      if (reason !== undefined) throw new Error(`the text message provider answered ${answer.status} with ${reason}`);
    },
  };
}

/** Why an answer is no acceptance. Never what it says: it may repeat the message. */
function refusalIn(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const answer = text.length > MOST_ANSWER_CHARACTERS ? undefined : parseObject(text);
  if (answer === undefined) return 'something that is no JSON object';
  return answer.success === false ? 'success: false' : undefined;
}

function parseObject(text: string): { readonly success?: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
