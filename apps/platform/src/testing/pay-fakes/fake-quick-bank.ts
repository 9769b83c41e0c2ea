import { constants, privateDecrypt, randomUUID } from 'node:crypto';
import { createQuickPay, quickPaySigned } from '../../ports/quick-pay.ts';
import { isSignedBy, signRsa } from '../../ports/rsa.ts';
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

const MERCHANT = 'M0001';
const now = () => Math.floor(Date.now() / 1000);
const json = (status: number, body: object): FakeAnswer => ({ status, body: JSON.stringify(body) });
const STATES = { waiting: 'processing', charged: 'success', failed: 'failed', closed: 'closed' } as const;

/** A bank whose quick payment checks signatures, seconds and nonces, and reads which card is meant. */
export async function startFakeBank(): Promise<FakeChannel & { readonly cards: Map<string, string> }> {
  const [ours, theirs, nobodys] = [makeKeys(), makeKeys(), makeKeys()];
  const book = new FakeBook();
  const nonces = new Set<string>();
  /** Numbers of the cards that were to be charged, by serial. */
  const cards = new Map<string, string>();

  function isOurs({ method, url, headers, body }: FakeRequest): boolean {
    const [second = '', nonce = ''] = [String(headers['x-second']), String(headers['x-nonce'])];
    const isNew = !nonces.has(nonce) && Math.abs(now() - Number(second)) < 60;
    nonces.add(nonce);
    const text = quickPaySigned(method, url.pathname + url.search, second, nonce, body);
    return (
      headers['x-merchant'] === MERCHANT && isNew && isSignedBy(ours.publicKey, text, String(headers['x-signature']))
    );
  }

  const paymentOf = (serial: string) => {
    const charge = book.charges.get(serial);
    if (charge === undefined) return undefined;
    return { serial, status: STATES[charge.state], bankNo: charge.channelNo, amount: charge.amount };
  };
  const found = (body: object | undefined) => (body === undefined ? json(404, {}) : json(200, body));
  const refundOf = (code: string) => (book.refunds.has(code) ? { code, status: 'success' } : undefined);
  const reads = (text: string) =>
    privateDecrypt(
      { key: theirs.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(text, 'base64'),
    ).toString();

  function work(request: FakeRequest): FakeAnswer | null {
    if (!isOurs(request)) return null;
    const [, , what, id = '', act] = request.url.pathname.split('/').map(decodeURIComponent);
    const body = request.body === '' ? {} : JSON.parse(request.body);
    if (what === 'bills') return json(200, { lines: book.lines(id) });
    if (what === 'refunds') {
      if (request.method === 'GET') return found(refundOf(id));
      const reason = book.giveBack(body.code, body.serial, body.amount);
      return reason === undefined ? found(refundOf(body.code)) : json(422, { reason });
    }
    if (act === 'close') return json(book.end(id) || !book.charges.has(id) ? 200 : 409, {});
    if (request.method === 'GET') return found(paymentOf(id));
    if (book.refusal !== undefined) return json(422, { reason: book.refusal });
    cards.set(body.serial, reads(body.cardNo));
    book.open(body.serial, body.amount);
    return found(paymentOf(body.serial));
  }

  function signed(about: string, body: string, forgery: Forgery) {
    const [second, nonce] = [String(forgery === 'old' ? now() - LONG_AGO_S : now()), randomUUID()];
    const key = (forgery === 'stranger' ? nobodys : theirs).privateKey;
    const signature = signRsa(key, quickPaySigned(about, second, nonce, body));
    return { 'x-second': second, 'x-nonce': nonce, 'x-signature': signature };
  }

  const server = await serveFake(book, work, (response, { status, body }, request, isForged) => {
    const headers = signed(String(request.headers['x-nonce']), String(body), isForged ? 'stranger' : 'none');
    response.writeHead(status, headers).end(body);
  });
  const settings = {
    ...{ url: server.origin, merchantId: MERCHANT, publicKey: theirs.publicText },
    notifyUrl: 'https://portal.test/callback/bank',
  };
  const callbackOf = (what: object, forgery: Forgery) => {
    const body = JSON.stringify(what);
    const headers = { 'x-merchant': MERCHANT, ...signed('callback', body, forgery) };
    return { headers, body: forgery === 'changed' ? body.replace('"amount":', '"amount":1') : body };
  };
  return {
    book,
    cards,
    channel: createQuickPay({ ...settings, key: ours.privateText }),
    stranger: createQuickPay({ ...settings, key: nobodys.privateText }),
    callback: (serial, forgery = 'none') => callbackOf({ of: 'payment', ...paymentOf(serial) }, forgery),
    refundCallback: (code) => callbackOf({ of: 'refund', ...refundOf(code) }, 'none'),
    close: server.close,
  };
}
