import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { billCells, fenOf } from './bill-file.ts';
import { ask, askFile, NoAnswer, readJson, shanghaiTime, type WireAnswer } from './channel-wire.ts';
import type { BillLine, ChargeState, PaymentChannel, RefundState } from './payment-channel.ts';
import { readPrivateKey } from './rsa.ts';
import { createWechatCertificates } from './wechat-certificates.ts';
import { openSealed, type WechatMerchant, wechatAuthorization } from './wechat-signature.ts';

export interface WechatPaySettings extends WechatMerchant {
  /** Origin of the API. */
  readonly url: string;
  readonly appId: string;
  /** The API key (v3), 32 characters; never logged. */
  readonly apiKey: string;
  /** Where WeChat sends its callbacks. */
  readonly notifyUrl: string;
}

export const WECHAT_PAY_URL = 'https://api.mch.weixin.qq.com';
/** Of a subject, in characters. */
const MOST_SUBJECT = 127;

const trade = v.object({
  out_trade_no: v.string(),
  trade_state: v.string(),
  transaction_id: v.optional(v.string(), ''),
  trade_state_desc: v.optional(v.string(), ''),
  amount: v.optional(v.object({ total: v.number() })),
});
const prepaid = v.object({ code_url: v.string() });
const refunded = v.object({ status: v.string() });
const refundNews = v.object({ out_refund_no: v.string(), refund_status: v.string() });
const billFile = v.object({ download_url: v.string(), hash_value: v.string() });
const fault = v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string(), '') });
const notice = v.object({
  event_type: v.string(),
  resource: v.object({ ciphertext: v.string(), nonce: v.string(), associated_data: v.optional(v.string()) }),
});

/** Ends of a trade without money. */
const ENDED: Readonly<Record<string, string>> = { CLOSED: '订单已关闭', REVOKED: '订单已撤销', PAYERROR: '支付失败' };
/** What WeChat says of refunds, in answers and in callbacks. */
const REFUNDS: Readonly<Record<string, RefundState>> = {
  SUCCESS: { kind: 'done' },
  PROCESSING: { kind: 'going' },
  CLOSED: { kind: 'refused', reason: '退款关闭' },
  ABNORMAL: { kind: 'refused', reason: '退款异常' },
};
/** Faults after which nothing has happened, however often it is asked again. */
const REFUSALS: ReadonlySet<string> = new Set([
  ...[
    'PARAM_ERROR',
    'INVALID_REQUEST',
    'NO_AUTH',
    'RULE_LIMIT',
    'NOT_ENOUGH',
    'MCH_NOT_EXISTS',
    'APPID_MCHID_NOT_MATCH',
  ],
]);

/** WeChat Pay by QR code (API v3, Native): every answer and callback is believed under its signature alone. */
export function createWechatPay(settings: WechatPaySettings): PaymentChannel {
  const { url, mchId, appId, apiKey, notifyUrl } = settings;
  const key = readPrivateKey(settings.key);

  function send(method: string, path: string, body = ''): Promise<WireAnswer> {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'jianzhu',
      authorization: wechatAuthorization(settings, key, { method, path, body }),
    };
    return ask(url + path, { method, headers, ...(method === 'POST' && { body }) });
  }
  const certificates = createWechatCertificates(apiKey, () => send('GET', '/v3/certificates'));

  /** @returns status and JSON of an answer that WeChat has signed */
  async function call(method: 'GET' | 'POST', path: string, asked?: object) {
    const answer = await send(method, path, asked === undefined ? '' : JSON.stringify(asked));
    const text = answer.body.toString();
    if (!(await certificates.hasSigned((name) => answer.headers.get(name), text))) {
      throw new NoAnswer(`an answer ${answer.status} that WeChat has not signed`);
    }
    return { status: answer.status, json: text === '' ? {} : readJson(text) };
  }

  const tradePath = (serial: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(serial)}`;

  async function query(serial: string): Promise<ChargeState> {
    const { status, json } = await call('GET', `${tradePath(serial)}?mchid=${mchId}`);
    if (status === 404) return { kind: 'unknown' };
    if (status !== 200) throw faultIn(json, status);
    return stateOf(parse(trade, json));
  }

  return {
    name: 'wechat',
    isSandbox: false,
    query,
    async charge({ serial, amount, subject, expiresAt }) {
      const { status, json } = await call('POST', '/v3/pay/transactions/native', {
        ...{ appid: appId, mchid: mchId, out_trade_no: serial, notify_url: notifyUrl },
        description: [...subject].slice(0, MOST_SUBJECT).join(''),
        time_expire: `${shanghaiTime(expiresAt).replace(' ', 'T')}+08:00`,
        amount: { total: amount, currency: 'CNY' },
      });
      if (status === 200) return { kind: 'waiting', code: parse(prepaid, json).code_url };
      const { code, message } = parse(fault, json);
      // It knows the number: what has become of it, it says itself.
      if (code === 'ORDERPAID' || code === 'OUT_TRADE_NO_USED' || code === 'ORDER_CLOSED') return query(serial);
      if (REFUSALS.has(code)) return { kind: 'failed', reason: message };
      throw faultIn(json, status);
    },
    async close(serial) {
      const { status, json } = await call('POST', `${tradePath(serial)}/close`, { mchid: mchId });
      const isOver = ['ORDER_CLOSED', 'ORDERPAID', 'ORDER_NOT_EXIST'].includes(parse(fault, json).code);
      if (status !== 204 && status !== 404 && !isOver) throw faultIn(json, status);
    },
    async refund({ code, serial, amount, charged, reason }) {
      const { status, json } = await call('POST', '/v3/refund/domestic/refunds', {
        ...{ out_trade_no: serial, out_refund_no: code, reason: reason.slice(0, 80) },
        amount: { refund: amount, total: charged, currency: 'CNY' },
      });
      if (status === 200) return refundOf(parse(refunded, json).status);
      const said = parse(fault, json);
      if (REFUSALS.has(said.code)) return { kind: 'refused', reason: said.message };
      throw faultIn(json, status);
    },
    async queryRefund({ code }) {
      const { status, json } = await call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(code)}`);
      if (status === 404) return { kind: 'unknown' };
      if (status !== 200) throw faultIn(json, status);
      return refundOf(parse(refunded, json).status);
    },
    async readCallback({ headers, body }) {
      if (!(await certificates.hasSigned((name) => headers[name], body))) return null;
      const read = v.safeParse(notice, readJson(body));
      if (!read.success) return null;
      const opened = readJson(openSealed(apiKey, read.output.resource));
      if (read.output.event_type.startsWith('REFUND.')) {
        const { out_refund_no, refund_status } = parse(refundNews, opened);
        return { of: 'refund', code: out_refund_no, state: refundOf(refund_status) };
      }
      const said = parse(trade, opened);
      return { of: 'charge', serial: said.out_trade_no, state: stateOf(said) };
    },
    answerCallback: (isTaken) =>
      isTaken
        ? { status: 204, contentType: 'application/json', body: '' }
        : { status: 500, contentType: 'application/json', body: '{"code":"FAIL","message":"again"}' },
    async bill(day) {
      const { status, json } = await call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      // Of a day without a trade there is none.
      if (parse(fault, json).code === 'NO_STATEMENT_EXIST') return [];
      if (status !== 200) throw faultIn(json, status);
      const { download_url, hash_value } = parse(billFile, json);
      const at = new URL(download_url);
      const path = at.pathname + at.search;
      const authorization = wechatAuthorization(settings, key, { method: 'GET', path, body: '' });
      const file = await askFile(download_url, { authorization, 'user-agent': 'jianzhu' });
      if (createHash('sha1').update(file).digest('hex') !== hash_value) throw new NoAnswer('a bill that was changed');
      return wechatBill(file.toString());
    },
  };
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, json);
  if (!read.success) throw new NoAnswer('WeChat answered something else');
  return read.output;
};

const faultIn = (json: unknown, status: number): NoAnswer =>
  new NoAnswer(`WeChat answered ${status} ${v.is(fault, json) ? (json.code ?? '') : ''}`);

function stateOf({ trade_state, transaction_id, trade_state_desc, amount }: v.InferOutput<typeof trade>): ChargeState {
  // Money that went back had come.
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND') {
    if (amount === undefined) throw new NoAnswer('a charge without its amount');
    return { kind: 'charged', channelNo: transaction_id, amount: amount.total };
  }
  const ended = ENDED[trade_state];
  return ended === undefined ? { kind: 'waiting' } : { kind: 'failed', reason: trade_state_desc || ended };
}

function refundOf(status: string): RefundState {
  const state = REFUNDS[status];
  if (state === undefined) throw new NoAnswer('WeChat said something else of a refund');
  return state;
}

/** A line is a charge, or a refund beside the charge that it is of. */
function wechatBill(text: string): BillLine[] {
  return billCells(text, '微信订单号').flatMap((row): BillLine[] => {
    const time = row.交易时间 ?? '';
    if (row.交易状态 === 'SUCCESS') {
      const amount = fenOf(row.应结订单金额);
      return [{ kind: 'charge', number: row.商户订单号 ?? '', channelNo: row.微信订单号 ?? '', amount, time }];
    }
    if (row.交易状态 !== 'REFUND') return [];
    const amount = fenOf(row.退款金额);
    return [{ kind: 'refund', number: row.商户退款单号 ?? '', channelNo: row.微信退款单号 ?? '', amount, time }];
  });
}
