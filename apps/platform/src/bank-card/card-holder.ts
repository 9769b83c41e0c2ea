import '../certification/tables.ts';
import { BANK_CARD_MESSAGES } from '@jianzhu/domain/bank-cards';
import { markNumber } from '../certification/citizen-number.ts';
import { inForceOfPerson, realNameOf } from '../certification/person-application.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';

/** The name that a member is certified by; null where he is not. His certification is no company's. */
export async function personHolder(database: Database, userId: string): Promise<string | null> {
  const inForce = await database.withWorker((transaction) => inForceOfPerson(transaction, userId));
  return inForce === undefined ? null : realNameOf(inForce);
}

/** The name of a certified company; null for others. */
export async function companyHolder(transaction: Transaction, businessId: string): Promise<string | null> {
  const { name, isCertified } = await readStanding(transaction, businessId);
  return isCertified ? name : null;
}

/** The holder of a card whose owner says this identity number: it must be the one that he is certified by. */
export async function provenHolder(
  { database, keeper }: { readonly database: Database; readonly keeper: KeyKeeper },
  userId: string,
  idCard: string,
): Promise<string | Refusal> {
  const inForce = await database.withWorker((transaction) => inForceOfPerson(transaction, userId));
  if (inForce?.id_mark == null) return new Refusal('certificationNeeded', { msg: BANK_CARD_MESSAGES.personFirst });
  const mark = await markNumber(keeper, idCard);
  return mark.equals(inForce.id_mark) ? realNameOf(inForce) : refuseField('idCard', BANK_CARD_MESSAGES.holder);
}
