import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { type ClientPlace, placeKeys } from './network-of.ts';

/** Days without a login after which a place is a stranger's again. */
const KNOWN_DAYS = 90;

/** Notes that an account has logged in from a place. */
export async function rememberPlace(transaction: Transaction, userId: string, place: ClientPlace): Promise<void> {
  await transaction
    .insertInto('known_place')
    .values(placeKeys(place).map((key) => ({ user_id: userId, place: key })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'place']).doUpdateSet({ last_login_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** The account that has logged in from a place, of several always the same one; undefined for a place that nobody knows. */
export async function ownerOfPlace(transaction: Transaction, place: ClientPlace): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('known_place')
    .select('user_id')
    .where('place', 'in', placeKeys(place))
    .where('last_login_at', '>', sql<Date>`now() - make_interval(days => ${KNOWN_DAYS})`)
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

/** The places from which the account of a phone has logged in: all of them are counted, those of `place` named. */
export async function readKnownPlaces(
  transaction: Transaction,
  phone: string,
  place: ClientPlace,
): Promise<{ readonly hasAny: boolean; readonly known: readonly string[] }> {
  const rows = await transaction
    .selectFrom('known_place')
    .innerJoin('account', 'account.id', 'known_place.user_id')
    .select('known_place.place')
    .where('account.phone', '=', phone)
    .where('known_place.last_login_at', '>', sql<Date>`now() - make_interval(days => ${KNOWN_DAYS})`)
    .execute();
  const all = new Set(rows.map((row) => row.place));
  return { hasAny: all.size > 0, known: placeKeys(place).filter((key) => all.has(key)) };
}
