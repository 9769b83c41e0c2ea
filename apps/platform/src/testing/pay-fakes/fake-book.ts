import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { shanghaiTime } from '../../ports/channel-wire.ts';
import type { BillLine, Callback, PaymentChannel } from '../../ports/payment-channel.ts';
import { listenLocally } from '../upload-client.ts';

interface FakeCharge {
  readonly amount: number;
  readonly channelNo: string;
  state: 'waiting' | 'charged' | 'failed' | 'closed';
  /** How often money was taken: once, or somebody has lost some. */
  times: number;
  time: string;
  readonly refunds: Map<string, number>;
}

/**
 * How the next request is met: `silent` is done and never answered, `deaf` is not even done, `forged` is answered by
 * somebody else.
 */
export type Mood = 'answers' | 'silent' | 'deaf' | 'forged';

/** What a fake has to know: the money that it has moved. */
export class FakeBook {
  readonly charges = new Map<string, FakeCharge>();
  readonly refunds = new Map<string, { readonly serial: string; readonly amount: number; readonly time: string }>();
  mood: Mood = 'answers';
  /** Requests that it did not let in. */
  strangers = 0;
  /** Awaited between the doing of a request and its answer. */
  beforeAnswer: () => Promise<void> = async () => {};
  /** Takes the money of a charge as it comes, as a card does that needs nobody. */
  isInstant = false;
  /** Why it charges nothing; undefined where it does. */
  refusal: string | undefined;

  open(serial: string, amount: number): FakeCharge {
    const known = this.charges.get(serial);
    if (known !== undefined) return known;
    const charge: FakeCharge = {
      ...{ amount, channelNo: `42${String(this.charges.size + 1).padStart(10, '0')}`, state: 'waiting', times: 0 },
      ...{ time: shanghaiTime(new Date()), refunds: new Map() },
    };
    this.charges.set(serial, charge);
    if (this.isInstant) this.pay(serial);
    return charge;
  }

  /** The payer pays. */
  pay(serial: string): void {
    const charge = this.charges.get(serial);
    if (charge?.state !== 'waiting') return;
    charge.state = 'charged';
    charge.times += 1;
  }

  fail(serial: string): void {
    const charge = this.charges.get(serial);
    if (charge?.state === 'waiting') charge.state = 'failed';
  }

  /** @returns whether it is over without money */
  end(serial: string): boolean {
    const charge = this.charges.get(serial);
    if (charge?.state === 'waiting') charge.state = 'closed';
    return charge !== undefined && charge.state !== 'charged';
  }

  /** @returns why not; undefined where the money has gone back, now or before */
  giveBack(code: string, serial: string, amount: number): string | undefined {
    if (this.refunds.has(code)) return undefined;
    const charge = this.charges.get(serial);
    if (charge?.state !== 'charged') return '交易未支付';
    const given = [...charge.refunds.values()].reduce((sum, one) => sum + one, 0);
    if (given + amount > charge.amount) return '退款金额超过可退金额';
    charge.refunds.set(code, amount);
    this.refunds.set(code, { serial, amount, time: shanghaiTime(new Date()) });
    return undefined;
  }

  lines(day: string): BillLine[] {
    const charges = [...this.charges].flatMap(([number, { state, channelNo, amount, time }]): BillLine[] =>
      state === 'charged' ? [{ kind: 'charge', number, channelNo, amount, time }] : [],
    );
    const refunds = [...this.refunds].map(
      ([number, { amount, time }]): BillLine => ({ kind: 'refund', number, channelNo: `R${number}`, amount, time }),
    );
    return [...charges, ...refunds].filter(({ time }) => time.startsWith(day));
  }

  /** Forgets all but its keys, for the next test. */
  clear(): void {
    this.charges.clear();
    this.refunds.clear();
    Object.assign(this, { mood: 'answers', strangers: 0, isInstant: false, refusal: undefined });
    this.beforeAnswer = async () => {};
  }
}

/** How a callback comes: as it should, changed on the way, by somebody else, or long after it was signed. */
export type Forgery = 'none' | 'changed' | 'stranger' | 'old';

/** A fake of a channel's wire with keys of its own, and our adapter in front of it. */
export interface FakeChannel {
  readonly book: FakeBook;
  readonly channel: PaymentChannel;
  /** The same adapter with a key that the channel does not know. */
  readonly stranger: PaymentChannel;
  /** What it would call back with of a charge. */
  callback(serial: string, forgery?: Forgery): Callback;
  /** The same of a refund. */
  refundCallback(code: string): Callback;
  close(): Promise<void>;
}

export interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a request comes to, before it is signed. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: string | Buffer;
}

/**
 * Serves a fake: reads requests, does them unless the mood says otherwise, and answers what `sign` makes of it.
 *
 * @param work does a request, and says null for one that is not signed as it should be
 */
export function serveFake(
  book: FakeBook,
  work: (request: FakeRequest) => FakeAnswer | null,
  send: (response: ServerResponse, answer: FakeAnswer, request: FakeRequest, isForged: boolean) => void,
) {
  return listenLocally(
    createServer(async (incoming, response) => {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part as Buffer); // of a request without an encoding
      const request: FakeRequest = {
        method: incoming.method ?? '',
        url: new URL(incoming.url ?? '', 'http://fake'),
        headers: incoming.headers,
        body: Buffer.concat(parts).toString(),
      };
      const { mood } = book;
      book.mood = 'answers';
      if (mood === 'deaf') return void incoming.socket.destroy();
      const answer = work(request);
      if (answer === null) {
        book.strangers += 1;
        return void response.writeHead(401).end();
      }
      await book.beforeAnswer();
      if (mood === 'silent') return void incoming.socket.destroy();
      send(response, answer, request, mood === 'forged');
    }),
  );
}

/** A pair of keys as settings have them. */
export function makeKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKey,
    privateKey,
    publicText: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateText: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** So old that nobody believes it any more, in seconds. */
export const LONG_AGO_S = 3600;
