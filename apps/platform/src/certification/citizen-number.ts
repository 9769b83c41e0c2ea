import './tables.ts';
import { maskCitizenId } from '@jianzhu/domain';
import { CERTIFICATION_RULES, CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { type KeyKeeper, WrongPurposeError } from '../sealing/key-keeper.ts';

/** Whose identity number it is: nothing else opens it. */
export const personPurpose = (userId: string): string => JSON.stringify(['certification', 'person', userId]);

/** The same of those that an application of a company names, by its 单号. */
export const companyPurpose = (code: string, whose: 'legal' | 'agent'): string =>
  JSON.stringify(['certification', whose, code]);

/** Of one that a picture gave, on its way into a form. */
const readPurpose = (userId: string): string => JSON.stringify(['certification', 'read', userId]);

/** An identity number as it is kept: nothing of it but the mask can be read without the keeper. */
export interface KeptNumber {
  readonly number: Buffer;
  readonly masked: string;
}

export async function keepNumber(keeper: KeyKeeper, number: string, purpose: string): Promise<KeptNumber> {
  return { number: await keeper.wrap(Buffer.from(number), purpose), masked: maskCitizenId(number) };
}

/** Knows equal numbers again, whoever has them. */
export const markNumber = (keeper: KeyKeeper, number: string): Promise<Buffer> =>
  keeper.mark(number, 'certification: identity number');

/** A number that was read from a picture, for the form of whoever asked. */
export const sealRead = async (keeper: KeyKeeper, number: string, userId: string): Promise<string> =>
  (await keeper.wrap(Buffer.from(number), readPurpose(userId))).toString('base64url');

/**
 * The number that a form gives: typed, or as a picture gave it; '' where the one that was saved stays.
 *
 * @param field that says what is wrong
 */
export async function givenNumber(
  keeper: KeyKeeper,
  { typed, sealed, userId, field }: Readonly<Record<'typed' | 'sealed' | 'userId' | 'field', string>>,
): Promise<string | Refusal> {
  if (typed !== '' || sealed === '') return typed;
  try {
    return (await keeper.open(Buffer.from(sealed, 'base64url'), readPurpose(userId))).toString();
  } catch (error) {
    if (!(error instanceof WrongPurposeError)) throw error;
    // Read for somebody else, or changed on its way.
    return refuseField(field, CERTIFICATION_RULES.readAgain);
  }
}

/** The identity number that a person is certified by; in `withCredentials` or `withWorker`. */
export async function numberInForce(transaction: Transaction, userId: string) {
  const row = await transaction
    .selectFrom('personal_certification')
    .select(['id_number', 'create_user_id'])
    .where('create_user_id', '=', userId)
    .where('status', '=', CERTIFICATION_STATUS.approved)
    .executeTakeFirst();
  // The table keeps no approved one without its number.
  return row?.id_number ? { id_number: row.id_number, create_user_id: row.create_user_id } : undefined;
}

/** Whether an identity number in force ends so. */
export async function endsWith(
  keeper: KeyKeeper,
  { id_number, create_user_id }: { readonly id_number: Buffer; readonly create_user_id: string },
  last6: string,
): Promise<boolean> {
  const number = (await keeper.open(id_number, personPurpose(create_user_id))).toString();
  return number.slice(-last6.length) === last6.toUpperCase();
}
