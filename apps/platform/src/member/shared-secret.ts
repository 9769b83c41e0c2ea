import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/**
 * A secret that all processes of this platform share; the first one that asks makes it.
 *
 * @param make only what the first process makes is kept
 */
export async function sharedSecret(transaction: Transaction, name: string, make: () => string): Promise<string> {
  const find = () =>
    transaction.selectFrom('platform_secret').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.value;
  await transaction
    .insertInto('platform_secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error(`the secret ${name} was not kept`);
  return made.value;
}
