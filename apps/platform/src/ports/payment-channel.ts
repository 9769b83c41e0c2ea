/** Something to be charged. */
export interface Charge {
  /** Our number, which the answer names; asked for twice, it is charged once. */
  readonly serial: string;
  /** fen, more than nothing */
  readonly amount: number;
  readonly subject: string;
  /** After it the payer can no longer pay by this charge. */
  readonly expiresAt: Date;
  /** The card that a bank charges; the payer's own phone pays by the others. */
  readonly card?: ChargedCard;
}

/** A card as its bank knows it. */
export interface ChargedCard {
  readonly number: string;
  readonly holderName: string;
  readonly phone: string;
}

/**
 * What a channel says of a charge:
 * - `waiting`: it is accepted, and the payer has to do something, with a code where there is one to be scanned;
 * - `charged`: the money is there, whatever is said later;
 * - `failed`: nothing was charged under this number and nothing will be;
 * - `unknown`: the channel has not heard of the number.
 */
export type ChargeState =
  | { readonly kind: 'waiting'; readonly code?: string }
  | {
      readonly kind: 'charged';
      /** The channel's own number. */
      readonly channelNo: string;
      /** fen */
      readonly amount: number;
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** Something to be given back, of one charge; several together give back no more than was charged. */
interface Refund {
  /** Our number; asked for twice, it is given back once. */
  readonly code: string;
  /** Of the charge. */
  readonly serial: string;
  /** fen */
  readonly amount: number;
  /** fen, of the whole charge */
  readonly charged: number;
  readonly reason: string;
}

/** What a channel says of a refund: on its way for `going`; `unknown` where it has not heard of the number. */
export type RefundState =
  | { readonly kind: 'done' | 'going' | 'unknown' }
  | { readonly kind: 'refused'; readonly reason: string };

/** What comes by a callback, of a charge or a refund. */
export type ChannelNews =
  | { readonly of: 'charge'; readonly serial: string; readonly state: ChargeState }
  | { readonly of: 'refund'; readonly code: string; readonly state: RefundState };

/** A callback as it came. */
export interface Callback {
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A line of a channel's bill: money that moved on a day, by our number. */
export interface BillLine {
  readonly kind: 'charge' | 'refund';
  /** The serial of a charge or the code of a refund. */
  readonly number: string;
  readonly channelNo: string;
  /** fen, more than nothing for refunds too */
  readonly amount: number;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai */
  readonly time: string;
}

/** What a callback is answered with. */
interface CallbackAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Where channels call back, with the name of each behind it (domain rules 30.15). */
export const CALLBACK_PATH = '/api/rs-member-service/ecomm/pay/callback';

export const CHANNEL_NAMES = ['wechat', 'alipay', 'bank'] as const;

export type ChannelName = (typeof CHANNEL_NAMES)[number];

/**
 * Moves money, over somebody else's wire. A promise that rejects has no answer: what was asked may have happened, so it
 * is asked after (`query`, `queryRefund`) before it is asked for again. Never called inside a transaction.
 */
export interface PaymentChannel {
  readonly name: ChannelName;
  /** Whether a person answers in its place, and nothing is charged. */
  readonly isSandbox: boolean;
  charge(charge: Charge): Promise<ChargeState>;
  query(serial: string): Promise<ChargeState>;
  /** Has a charge that was not paid end; one that was stays charged, as `query` says then. */
  close(serial: string): Promise<void>;
  refund(refund: Refund): Promise<RefundState>;
  queryRefund(refund: Refund): Promise<RefundState>;
  /** What a callback says; null for one that is not the channel's, is not for us or is too old to be believed. */
  readCallback(callback: Callback): Promise<ChannelNews | null>;
  /** What the channel wants to hear of a callback: that we have it, or that it should come again. */
  answerCallback(isTaken: boolean): CallbackAnswer;
  /** All that moved on a day of the past, `YYYY-MM-DD`, for reconciliation. */
  bill(day: string): Promise<readonly BillLine[]>;
}
