/** Something to be charged. */
interface Charge {
  /** Our number, which the answer names; asked for twice, it is charged once. */
  readonly serial: string;
  /** fen */
  readonly amount: number;
  readonly subject: string;
}

/** Something to be given back. */
interface Refund {
  /** Our number; asked for twice, it is given back once. */
  readonly code: string;
  /** Of the charge; null for a transfer, which goes back to the account that it came from. */
  readonly serial: string | null;
  /** fen */
  readonly amount: number;
}

/** Moves money. Whether a charge has succeeded it says later (`takeAnswer`). */
export interface PaymentChannel {
  /** Whether a person answers in its place. */
  readonly isSandbox: boolean;
  /** Resolves when the charge is accepted. */
  charge(charge: Charge): Promise<void>;
  /** Resolves when the money is on its way back; rejects to be asked again. */
  refund(refund: Refund): Promise<void>;
}
