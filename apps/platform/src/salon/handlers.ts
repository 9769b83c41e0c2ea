import type { salon } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, asMember, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { clientPlace } from '../member/network-of.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { type Video, videoAddress } from '../objects/video-address.ts';
import { findSalon, listSalonDays } from './salons.ts';
import { cancelSignUp, listOwnSignUps, signUpForSalon } from './sign-up.ts';

/** Salons and who comes to them (domain rules 22). */
export function salonHandlers(
  database: Database,
  store: Pick<ObjectStore, 'readAddress'>,
): ContextHandlers<typeof salon> {
  const ownerOf = async <Body extends { readonly salonId: string }>(body: Body, context: CallContext) => {
    const salonId = parseRecordId(body.salonId);
    if (salonId === undefined) return new Refusal('notFound');
    return { ...body, ...clientPlace(context), salonId, userId: (await context.whoAsks())?.userId };
  };
  return {
    detail: anyone(async ({ query }, { hostName }) => {
      const id = parseRecordId(query.id);
      const replayAddress = (video: Video) => videoAddress(store, video, hostName);
      const found = id && (await database.withSession({}, (transaction) => findSalon(transaction, id, replayAddress)));
      return found ?? new Refusal('notFound');
    }),
    calendar: anyone(({ query }) => database.withSession({}, (transaction) => listSalonDays(transaction, query.month))),
    mine: asMember((_, { caller }) =>
      database.withCredentials((transaction) => listOwnSignUps(transaction, caller.userId)),
    ),
    signUp: anyone(async ({ body }, context) => {
      const owner = await ownerOf(body, context);
      if (owner instanceof Refusal) return owner;
      return signUpForSalon(database, { ...owner, mayWait: body.mayWait === 1 }, context.once);
    }),
    cancel: anyone(async ({ body }, context) => {
      const owner = await ownerOf(body, context);
      return owner instanceof Refusal ? owner : cancelSignUp(database, owner, context.once);
    }),
  };
}
