import { createCipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { yuanOf } from '../../ports/bill-file.ts';
import { isSignedBy, signRsa } from '../../ports/rsa.ts';
import { createWechatPay } from '../../ports/wechat-pay.ts';
import { wechatRequestSigned, wechatSigned } from '../../ports/wechat-signature.ts';
import {
  type FakeAnswer,
  FakeBook,
  type FakeChannel,
  type FakeRequest,
  type Forgery,
  LONG_AGO_S,
  makeKeys,
  serveFake,
} from './fake-book.ts';
import { selfSigned } from './self-signed.ts';

const MERCHANT = '1900000001';
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const PLATFORM_SERIAL = '4157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const API_KEY = '0123456789abcdef0123456789abcdef';
const STATES = { waiting: 'NOTPAY', charged: 'SUCCESS', failed: 'PAYERROR', closed: 'CLOSED' } as const;
const now = () => Math.floor(Date.now() / 1000);
const json = (status: number, body: object): FakeAnswer => ({ status, body: JSON.stringify(body) });
const fault = (status: number, code: string, message = code) => json(status, { code, message });

function seal(text: string, associated_data: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(API_KEY), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(associated_data));
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data, ciphertext: bytes.toString('base64') };
}

/** WeChat Pay (API v3) with a platform certificate of its own: checks signatures, and signs all that it says. */
export async function startFakeWechat(): Promise<FakeChannel> {
  const [ours, theirs, nobodys] = [makeKeys(), makeKeys(), makeKeys()];
  const book = new FakeBook();
  const certificate = selfSigned(PLATFORM_SERIAL, theirs);
  let origin = '';
  let file = '';

  function isOurs({ method, url, headers, body }: FakeRequest): boolean {
    const [scheme, rest = ''] = String(headers.authorization).split(' ');
    const part = Object.fromEntries([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const { mchid, nonce_str = '', timestamp = '', serial_no, signature = '' } = part;
    const text = wechatRequestSigned(method, url.pathname + url.search, timestamp, nonce_str, body);
    const isKnown = scheme === 'WECHATPAY2-SHA256-RSA2048' && mchid === MERCHANT && serial_no === SERIAL;
    return isKnown && Math.abs(now() - Number(timestamp)) < 300 && isSignedBy(ours.publicKey, text, signature);
  }

  const tradeOf = (serial: string) => {
    const charge = book.charges.get(serial);
    if (charge === undefined) return undefined;
    const { state, channelNo, amount, refunds } = charge;
    const trade_state = state === 'charged' && refunds.size > 0 ? 'REFUND' : STATES[state];
    const paid =
      state === 'charged' ? { transaction_id: channelNo, amount: { total: amount, payer_total: amount } } : {};
    return { appid: 'wx01', mchid: MERCHANT, out_trade_no: serial, trade_state, ...paid };
  };

  function prepay(body: { out_trade_no: string; amount: { total: number } }): FakeAnswer {
    if (book.refusal !== undefined) return fault(400, 'RULE_LIMIT', book.refusal);
    const { state } = book.open(body.out_trade_no, body.amount.total);
    if (state === 'charged') return fault(400, 'ORDERPAID');
    if (state !== 'waiting') return fault(400, 'ORDER_CLOSED');
    return json(200, { code_url: `weixin://wxpay/bizpayurl?pr=${body.out_trade_no}` });
  }

  function giveBack(body: { out_trade_no: string; out_refund_no: string; amount: { refund: number } }): FakeAnswer {
    const refused = book.giveBack(body.out_refund_no, body.out_trade_no, body.amount.refund);
    return refused === undefined ? json(200, { status: 'SUCCESS' }) : fault(400, 'INVALID_REQUEST', refused);
  }

  function billFile(day: string): string {
    const head = '交易时间,微信订单号,商户订单号,交易状态,应结订单金额,微信退款单号,商户退款单号,退款金额';
    const rows = book.lines(day).map(({ kind, number, channelNo, amount, time }) => {
      const isRefund = kind === 'refund';
      const charge = isRefund ? (book.refunds.get(number)?.serial ?? '') : number;
      const cells = [time, isRefund ? '42' : channelNo, charge, isRefund ? 'REFUND' : 'SUCCESS'];
      const money = isRefund ? ['0.00', channelNo, number, yuanOf(amount)] : [yuanOf(amount), '0', '', '0.00'];
      return [...cells, ...money].map((cell) => `\`${cell}`).join(',');
    });
    return `\uFEFF${[head, ...rows, '总交易单数,应结订单总金额', '`1,`2'].join('\r\n')}`;
  }

  function work(request: FakeRequest): FakeAnswer | null {
    if (!isOurs(request)) return null;
    const { pathname, searchParams } = request.url;
    const body = request.body === '' ? {} : JSON.parse(request.body);
    if (pathname === '/v3/certificates') {
      const encrypt_certificate = seal(certificate, 'certificate');
      return json(200, { data: [{ serial_no: PLATFORM_SERIAL, encrypt_certificate }] });
    }
    if (pathname === '/v3/pay/transactions/native') return prepay(body);
    if (pathname === '/v3/refund/domestic/refunds') return giveBack(body);
    if (pathname === '/bill') return { status: 200, body: file };
    if (pathname === '/v3/bill/tradebill') {
      file = billFile(searchParams.get('bill_date') ?? '');
      const hash_value = createHash('sha1').update(file).digest('hex');
      return json(200, { hash_type: 'SHA1', hash_value, download_url: `${origin}/bill?token=1` });
    }
    const [, , , kind, , id = '', act] = pathname.split('/').map(decodeURIComponent);
    if (pathname.startsWith('/v3/refund/')) {
      const code = pathname.split('/').at(-1) ?? '';
      return book.refunds.has(code) ? json(200, { status: 'SUCCESS' }) : fault(404, 'RESOURCE_NOT_EXISTS');
    }
    if (kind !== 'transactions') return fault(404, 'NOT_FOUND');
    if (act === 'close') return book.end(id) ? { status: 204, body: '' } : fault(400, 'ORDERPAID');
    const trade = tradeOf(id);
    return trade === undefined ? fault(404, 'ORDER_NOT_EXIST') : json(200, trade);
  }

  function signed(body: string, forgery: Forgery) {
    const [second, nonce] = [String(forgery === 'old' ? now() - LONG_AGO_S : now()), randomUUID()];
    const key = (forgery === 'stranger' ? nobodys : theirs).privateKey;
    return {
      'wechatpay-timestamp': second,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': PLATFORM_SERIAL,
      'wechatpay-signature': signRsa(key, wechatSigned(second, nonce, body)),
    };
  }

  const server = await serveFake(book, work, (response, { status, body }, _request, isForged) => {
    response.writeHead(status, signed(String(body), isForged ? 'stranger' : 'none')).end(body);
  });
  origin = server.origin;
  const settings = {
    ...{ url: server.origin, mchId: MERCHANT, serialNo: SERIAL, appId: 'wx01', apiKey: API_KEY },
    notifyUrl: 'https://portal.test/callback/wechat',
  };
  const callbackOf = (event_type: string, what: object, forgery: Forgery) => {
    const resource = seal(JSON.stringify(what), 'transaction');
    const body = JSON.stringify({ id: randomUUID(), event_type, resource });
    return { headers: signed(body, forgery), body: forgery === 'changed' ? body.replace('TRANS', 'TRANZ') : body };
  };
  return {
    book,
    channel: createWechatPay({ ...settings, key: ours.privateText }),
    stranger: createWechatPay({ ...settings, key: nobodys.privateText }),
    callback: (serial, forgery = 'none') => callbackOf('TRANSACTION.SUCCESS', tradeOf(serial) ?? {}, forgery),
    refundCallback: (code) => callbackOf('REFUND.SUCCESS', { out_refund_no: code, refund_status: 'SUCCESS' }, 'none'),
    close: server.close,
  };
}
