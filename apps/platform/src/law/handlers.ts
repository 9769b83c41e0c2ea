import type { law } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { anyone, asMember, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { clientPlace } from '../member/network-of.ts';
import { bookConsultation, cancelConsultation, listOwnBookings, listSlots } from './booking.ts';
import { findLawyer, lawOverview, listLawyers } from './lawyers.ts';
import { findPackage, listPackages } from './packages.ts';

/** Lawyers, booked consultations and packages of legal services (domain rules 11.4). */
export function lawHandlers(database: Database): ContextHandlers<typeof law> {
  const find = async <Found>(
    text: string,
    ask: (transaction: Transaction, id: string) => Promise<Found | undefined>,
  ): Promise<Found | Refusal> => {
    const id = parseRecordId(text);
    const found = id && (await database.withSession({}, (transaction) => ask(transaction, id)));
    return found || new Refusal('notFound');
  };
  const bookerOf = async <Body extends { readonly lawyerId: string }>(body: Body, context: CallContext) => {
    const lawyerId = parseRecordId(body.lawyerId);
    if (lawyerId === undefined) return new Refusal('notFound');
    return { ...body, ...clientPlace(context), lawyerId, userId: (await context.whoAsks())?.userId };
  };
  return {
    overview: anyone(({ query }) => database.withSession({}, (transaction) => lawOverview(transaction, query))),
    lawyers: anyone(({ query }) => database.withSession({}, (transaction) => listLawyers(transaction, query))),
    lawyer: anyone(({ query }) => find(query.id, findLawyer)),
    slots: anyone(({ query }) => find(query.id, listSlots)),
    bookings: asMember((_, { caller }) =>
      database.withCredentials((transaction) => listOwnBookings(transaction, caller.userId)),
    ),
    book: anyone(async ({ body }, context) => {
      const booker = await bookerOf(body, context);
      return booker instanceof Refusal ? booker : bookConsultation(database, booker, context.once);
    }),
    cancelBooking: anyone(async ({ body }, context) => {
      const booker = await bookerOf(body, context);
      return booker instanceof Refusal ? booker : cancelConsultation(database, booker, context.once);
    }),
    packages: anyone(({ query }) => database.withSession({}, (transaction) => listPackages(transaction, query))),
    package: anyone(({ query }) => find(query.id, findPackage)),
  };
}
