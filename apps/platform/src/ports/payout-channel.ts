/** Something to be paid out of what the platform holds. */
export interface Payout {
  /** Our number; sent twice, it is paid once. */
  readonly serial: string;
  /** fen */
  readonly amount: number;
  readonly holderName: string;
  readonly accountNo: string;
  readonly bankName: string;
  readonly branchName: string;
  /** Of the branch; '' where it is not known. */
  readonly cnaps: string;
}

/** What a channel knows of one of our numbers. */
export type PayoutState =
  | { readonly state: 'unknown' | 'pending' | 'paid' }
  /** The money has not left, and will not under this number. */
  | { readonly state: 'failed'; readonly reason: string };

/** A line of a channel's statement of a day. */
interface PayoutLine {
  readonly serial: string;
  /** fen */
  readonly amount: number;
}

/** Pays out. All of it goes outside, so none of it belongs into a transaction. */
export interface PayoutChannel {
  /** Whether nothing reaches an account. */
  readonly isSandbox: boolean;
  /**
   * Resolves when the payout is accepted.
   *
   * @throws what went wrong; whether it was accepted all the same, `find` says
   */
  send(payout: Payout): Promise<void>;
  /** What has become of a number; `unknown` where it was never accepted. @throws what went wrong, to be asked again */
  find(serial: string): Promise<PayoutState>;
  /** What was paid on a day, `YYYY-MM-DD` (Asia/Shanghai). @throws what went wrong, to be asked again */
  bill(day: string): Promise<readonly PayoutLine[]>;
}
