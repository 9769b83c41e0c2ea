import './tables.ts';
import { type SqlBool, sql } from 'kysely';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { createOpaqueToken } from './opaque-token.ts';
import { secondsFromNow } from './session-grants.ts';
import type { TicketPurpose } from './tables.ts';

/** Seconds that a ticket is good for. */
const TICKET_SECONDS: Readonly<Record<TicketPurpose, number>> = {
  choose: 600,
  return: 60,
  verify: 600,
  'second-factor': 300,
  'identity-pay': 600,
  'identity-phone': 600,
  'identity-second': 600,
};

export interface Ticket {
  readonly userId: string;
  /** Of a `return` ticket. */
  readonly businessId: string | null;
  /** Of a `return` ticket; '' for the others. */
  readonly returnAddress: string;
  /** Of a proof of identity: the login that made it. */
  readonly loginId?: string | null;
}

/** Makes a ticket; only its hash is stored. */
export async function issueTicket(transaction: Transaction, purpose: TicketPurpose, ticket: Ticket): Promise<string> {
  const secret = createOpaqueToken();
  await transaction
    .insertInto('login_ticket')
    .values({
      ticket_hash: tokenHashBytes(hashToken(secret)),
      purpose,
      user_id: ticket.userId,
      business_id: ticket.businessId,
      return_address: ticket.returnAddress,
      login_id: ticket.loginId ?? null,
      expires_at: secondsFromNow(TICKET_SECONDS[purpose]),
    })
    .execute();
  return secret;
}

const COLUMNS = [
  'user_id as userId',
  'business_id as businessId',
  'return_address as returnAddress',
  'login_id as loginId',
] as const;

/** A ticket of a purpose: not used, not over. */
const inForce = (purpose: TicketPurpose, secret: string) =>
  sql<SqlBool>`ticket_hash = ${tokenHashBytes(hashToken(secret))} and purpose = ${purpose}
    and used_at is null and expires_at > now()`;

/** Looks at a ticket that is in force without using it up. */
export function readTicket(
  transaction: Transaction,
  purpose: TicketPurpose,
  secret: string,
): Promise<Ticket | undefined> {
  return transaction.selectFrom('login_ticket').select(COLUMNS).where(inForce(purpose, secret)).executeTakeFirst();
}

/** How long a `return` ticket lasts from its making while the visitor is asked whether to take it. */
const HELD_SECONDS = 600;

/** Looks at a `return` ticket for a visitor who is asked, and gives him time to answer. */
export function holdTicket(transaction: Transaction, secret: string): Promise<Ticket | undefined> {
  return transaction
    .updateTable('login_ticket')
    .set({ expires_at: sql<Date>`created_at + make_interval(secs => ${HELD_SECONDS})` })
    .where(inForce('return', secret))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Uses a ticket up: of several at once, one gets it. */
export function useTicket(
  transaction: Transaction,
  purpose: TicketPurpose,
  secret: string,
): Promise<Ticket | undefined> {
  return transaction
    .updateTable('login_ticket')
    .set({ used_at: sql<Date>`now()` })
    .where(inForce(purpose, secret))
    .returning(COLUMNS)
    .executeTakeFirst();
}
