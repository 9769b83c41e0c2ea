/** The four elements that a bank compares with what it knows of a card. */
interface CardElements {
  readonly holderName: string;
  readonly idCard: string;
  readonly cardNo: string;
  readonly phone: string;
}

/** A small amount that a company is to find in its account. */
interface SentAmount {
  /** Our number; asked for twice, it is sent once. */
  readonly serial: string;
  readonly holderName: string;
  readonly accountNo: string;
  readonly bankName: string;
  readonly branchName: string;
  /** Of the branch; '' where it is not known. */
  readonly cnaps: string;
  /** fen */
  readonly amount: number;
}

/** Finds out whether cards and accounts are those of who binds them. */
export interface CardVerifier {
  /** Whether nothing reaches an account, so that somebody has to be told what would have. */
  readonly isDemonstration: boolean;
  /**
   * Whether the bank knows the card by all four.
   *
   * @throws what went wrong with the service, without any of them
   */
  verifyCard(elements: CardElements): Promise<boolean>;
  /**
   * Sends an amount; false where there is no such account.
   *
   * @throws what went wrong with the service, to be asked again
   */
  sendAmount(sent: SentAmount): Promise<boolean>;
}
