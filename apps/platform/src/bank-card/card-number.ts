import type { KeyKeeper } from '../sealing/key-keeper.ts';

/** Whose number or amount it is: nothing else opens it. */
const purposeOf = (what: 'number' | 'amount', businessId: string, mark: Buffer): string =>
  JSON.stringify(['bank card', what, businessId, mark.toString('hex')]);

/** A card number as it is kept: nothing of it but its end can be read without the keeper. */
export interface KeptCardNumber {
  readonly card_number: Buffer;
  /** Knows equal numbers again, whoever has them. */
  readonly card_mark: Buffer;
  readonly last_four: string;
}

export async function keepCardNumber(keeper: KeyKeeper, cardNo: string, businessId: string): Promise<KeptCardNumber> {
  const card_mark = await keeper.mark(cardNo, 'bank card: number');
  const card_number = await keeper.wrap(Buffer.from(cardNo), purposeOf('number', businessId, card_mark));
  return { card_number, card_mark, last_four: cardNo.slice(-4) };
}

interface Kept {
  readonly business_id: string;
  readonly card_mark: Buffer;
}

/** The number of a card that is not unbound, for the channel that pays from it or to it. */
export async function openCardNumber(
  keeper: KeyKeeper,
  { card_number, business_id, card_mark }: Kept & { readonly card_number: Buffer },
): Promise<string> {
  return (await keeper.open(card_number, purposeOf('number', business_id, card_mark))).toString();
}

/** @param amount fen */
export const keepAmount = (keeper: KeyKeeper, amount: number, { business_id, card_mark }: Kept): Promise<Buffer> =>
  keeper.wrap(Buffer.from(String(amount)), purposeOf('amount', business_id, card_mark));

/** What was sent to an account, in fen. */
export async function openAmount(
  keeper: KeyKeeper,
  { sent_amount, business_id, card_mark }: Kept & { readonly sent_amount: Buffer },
): Promise<number> {
  return Number((await keeper.open(sent_amount, purposeOf('amount', business_id, card_mark))).toString());
}
