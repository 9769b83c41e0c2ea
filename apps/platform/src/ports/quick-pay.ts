import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ask, isFresh, NoAnswer, readJson, secondText } from './channel-wire.ts';
import type { ChargeState, PaymentChannel, RefundState } from './payment-channel.ts';
import { isSignedBy, readPrivateKey, readPublicKey, signRsa } from './rsa.ts';

export interface QuickPaySettings {
  /** Origin of the bank's service. */
  readonly url: string;
  readonly merchantId: string;
  /** Ours, PKCS#8 in base64; never logged. */
  readonly key: string;
  /** The bank's, SPKI in base64: it signs with it, and what we encrypt for it only it can read. */
  readonly publicKey: string;
  /** Where the bank sends its callbacks. */
  readonly notifyUrl: string;
}

/** Of a second, a nonce and a body, a line each; of a request behind its method and path. RSA with SHA-256. */
export const quickPaySigned = (...parts: readonly string[]): string => parts.join('\n');

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const payment = v.object({
  serial: v.string(),
  status: v.picklist(['processing', 'success', 'failed', 'closed']),
  bankNo: v.optional(v.string(), ''),
  amount,
  reason: v.optional(v.string(), ''),
});
const refund = v.object({
  code: v.string(),
  status: v.picklist(['processing', 'success', 'failed']),
  reason: v.optional(v.string(), ''),
});
const news = v.variant('of', [
  v.object({ of: v.literal('payment'), ...payment.entries }),
  v.object({ of: v.literal('refund'), ...refund.entries }),
]);
const refusal = v.object({ reason: v.string() });
const bill = v.object({
  lines: v.array(
    v.object({
      kind: v.picklist(['charge', 'refund']),
      ...{ number: v.string(), channelNo: v.string(), amount, time: v.string() },
    }),
  ),
});

/**
 * A bank's quick payment, which charges a card that was bound before: `POST /v1/payments`, `GET /v1/payments/{serial}`
 * and its `/close`, the same of `/v1/refunds`, and `GET /v1/bills/{day}`. Requests, answers and callbacks are signed
 * (`x-second`, `x-nonce`, `x-signature`), each second fresh; what names a card is encrypted for the bank (RSA-OAEP).
 * An answer names the number that was asked for, so that no other one can stand in its place.
 */
export function createQuickPay({ url, merchantId, key, publicKey, notifyUrl }: QuickPaySettings): PaymentChannel {
  const [own, theirs] = [readPrivateKey(key), readPublicKey(publicKey)];
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const hide = (text: string) =>
    publicEncrypt({ key: theirs, padding, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64');

  function hasSigned(header: (name: string) => string | undefined | null, body: string, about: string): boolean {
    const [second, nonce, signature] = ['x-second', 'x-nonce', 'x-signature'].map((name) => header(name) ?? '');
    const text = quickPaySigned(about, second ?? '', nonce ?? '', body);
    return isFresh(second ?? '') && isSignedBy(theirs, text, signature ?? '');
  }

  /** @returns status and JSON of an answer that the bank has signed, to this request. @throws NoAnswer */
  async function call(method: 'GET' | 'POST', path: string, asked?: object) {
    const body = asked === undefined ? '' : JSON.stringify(asked);
    const [second, nonce] = [secondText(), randomUUID()];
    const answer = await ask(url + path, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'x-merchant': merchantId, 'x-second': second, 'x-nonce': nonce },
        'x-signature': signRsa(own, quickPaySigned(method, path, second, nonce, body)),
      },
      ...(method === 'POST' && { body }),
    });
    const text = answer.body.toString();
    if (!hasSigned((name) => answer.headers.get(name), text, nonce)) {
      throw new NoAnswer(`an answer ${answer.status} that the bank has not signed`);
    }
    return { status: answer.status, json: text === '' ? {} : readJson(text) };
  }

  const paymentPath = (serial: string) => `/v1/payments/${encodeURIComponent(serial)}`;
  const refundPath = (code: string) => `/v1/refunds/${encodeURIComponent(code)}`;
  const stateFor = (serial: string, json: unknown): ChargeState => {
    const found = parse(payment, json);
    if (found.serial !== serial) throw new NoAnswer('the bank answered of another payment');
    return stateOf(found);
  };
  const refundFor = (code: string, json: unknown): RefundState => {
    const found = parse(refund, json);
    if (found.code !== code) throw new NoAnswer('the bank answered of another refund');
    return refundOf(found);
  };

  return {
    name: 'bank',
    isSandbox: false,
    async charge({ serial, amount: fen, subject, expiresAt, card }) {
      if (card === undefined) throw new TypeError('a quick payment is of a card');
      const { status, json } = await call('POST', '/v1/payments', {
        ...{ serial, amount: fen, subject, expireTime: expiresAt.toISOString(), notifyUrl },
        ...{ cardNo: hide(card.number), holderName: hide(card.holderName), phone: hide(card.phone) },
      });
      if (status === 422) return { kind: 'failed', reason: parse(refusal, json).reason };
      return stateFor(serial, only(200, status, json));
    },
    async query(serial) {
      const { status, json } = await call('GET', paymentPath(serial));
      return status === 404 ? { kind: 'unknown' } : stateFor(serial, only(200, status, json));
    },
    async close(serial) {
      const { status } = await call('POST', `${paymentPath(serial)}/close`, { serial });
      // 404: nothing to close; 409: charged, or about to be.
      if (![200, 404, 409].includes(status)) throw new NoAnswer(`the bank answered ${status}`);
    },
    async refund({ code, serial, amount: fen, reason }) {
      const { status, json } = await call('POST', '/v1/refunds', { code, serial, amount: fen, reason });
      if (status === 422) return { kind: 'refused', reason: parse(refusal, json).reason };
      return refundFor(code, only(200, status, json));
    },
    async queryRefund({ code }) {
      const { status, json } = await call('GET', refundPath(code));
      return status === 404 ? { kind: 'unknown' } : refundFor(code, only(200, status, json));
    },
    async readCallback({ headers, body }) {
      if (headers['x-merchant'] !== merchantId || !hasSigned((name) => headers[name], body, 'callback')) return null;
      const read = v.safeParse(news, readJson(body));
      if (!read.success) return null;
      return read.output.of === 'payment'
        ? { of: 'charge', serial: read.output.serial, state: stateOf(read.output) }
        : { of: 'refund', code: read.output.code, state: refundOf(read.output) };
    },
    answerCallback: (isTaken) => ({
      ...{ status: isTaken ? 200 : 500, contentType: 'application/json' },
      body: JSON.stringify({ taken: isTaken }),
    }),
    async bill(day) {
      const { status, json } = await call('GET', `/v1/bills/${day}`);
      return parse(bill, only(200, status, json)).lines;
    },
  };
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, json);
  if (!read.success) throw new NoAnswer('the bank answered something else');
  return read.output;
};

function only(wanted: number, status: number, json: unknown): unknown {
  if (status !== wanted) throw new NoAnswer(`the bank answered ${status}`);
  return json;
}

function stateOf(found: v.InferOutput<typeof payment>): ChargeState {
  if (found.status === 'success') return { kind: 'charged', channelNo: found.bankNo, amount: found.amount };
  return found.status === 'processing' ? { kind: 'waiting' } : { kind: 'failed', reason: found.reason || '支付失败' };
}

const refundOf = ({ status, reason }: v.InferOutput<typeof refund>): RefundState =>
  status === 'failed' ? { kind: 'refused', reason } : { kind: status === 'success' ? 'done' : 'going' };
