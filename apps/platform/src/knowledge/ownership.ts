import type { Transaction } from '../db/schema.ts';

/** Who asks to read a text. */
interface Reader {
  readonly userId: string;
  /** The company that she acts for; null for none. */
  readonly businessId: string | null;
}

/** Whether a text that is to be paid belongs to a reader because she, or her company, has bought it. */
export type Ownership = (transaction: Transaction, reader: Reader, knowledgeId: string) => Promise<boolean>;

/** Until texts are sold nobody has bought one; the orders of services put theirs in its place. */
export const nobodyOwns: Ownership = async () => false;
