import type { SmsSender } from './sms-sender.ts';

const ANSWER_WITHIN_MS = 8000;

export interface HttpSmsSettings {
  /** Takes a POST of `{phone, content}` as JSON and answers with a 2xx status. */
  readonly url: string;
  /** Value of the Authorization header, if the provider wants one. */
  readonly authorization?: string;
}

/** Sends text messages through a provider's HTTP interface, or through a small adapter in front of it. */
export function createHttpSmsSender({ url, authorization }: HttpSmsSettings): SmsSender {
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(authorization !== undefined && { authorization }) },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the text message provider answered ${answer.status}`);
    },
  };
}
