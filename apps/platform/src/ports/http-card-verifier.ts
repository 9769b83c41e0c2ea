import { createHash, createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CardVerifier } from './card-verifier.ts';

export interface CardServiceSettings {
  /** Origin of the service. */
  readonly url: string;
  /** Names us. */
  readonly key: string;
  /** Signs what we ask; never logged. */
  readonly secret: string;
}

const ANSWER_WITHIN_MS = 5000;

const verified = v.object({ matches: v.boolean() });
const sent = v.object({ accepted: v.boolean() });

/**
 * What a request is signed by: HMAC-SHA256 in hex over method, path, second, nonce and the SHA-256 of the body, a line
 * each. The service refuses another signature, an older second and a nonce that it knows.
 */
export function signCardRequest(
  secret: string,
  { path, second, nonce, body }: Readonly<Record<'path' | 'second' | 'nonce' | 'body', string>>,
): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update(['POST', path, second, nonce, digest].join('\n')).digest('hex');
}

/**
 * Has a payment service compare the four elements of a card (`/v1/cards/verify`) and send amounts to accounts
 * (`/v1/transfers/verification`), over HTTP with signed requests.
 */
export function createHttpCardVerifier(
  { url, key, secret }: CardServiceSettings,
  answerWithinMs: number = ANSWER_WITHIN_MS,
): CardVerifier {
  async function ask<Schema extends v.GenericSchema>(
    path: string,
    asked: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const body = JSON.stringify(asked);
    const [second, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-key': key,
        'x-second': second,
        'x-nonce': nonce,
        'x-signature': signCardRequest(secret, { path, second, nonce, body }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the service that verifies cards answered ${answer.status}`);
    }
    const read = v.safeParse(schema, await answer.json());
    // What it says stays out: it may repeat what it was asked.
    if (!read.success) throw new Error('the service that verifies cards answered something else');
    return read.output;
  }

  return {
    isDemonstration: false,
    verifyCard: async (elements) => (await ask('/v1/cards/verify', elements, verified)).matches,
    sendAmount: async (amount) => (await ask('/v1/transfers/verification', amount, sent)).accepted,
  };
}
