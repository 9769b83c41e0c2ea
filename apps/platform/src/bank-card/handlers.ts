import type { bankCard } from '@jianzhu/api-client/contract';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { clientPlace } from '../member/network-of.ts';
import { bindCard, type CardServices } from './bind-card.ts';
import { dropCard, setDefaultCard, unbindCard, verifyAmount } from './card-acts.ts';
import { companyHolder, personHolder } from './card-holder.ts';
import { type BankCard, readCards, toCard } from './card-views.ts';

/** Bank cards of members and accounts of their company (domain rules 13.1). */
export function bankCardHandlers(services: CardServices): ContextHandlers<typeof bankCard> {
  const { database, keeper } = services;
  const shown = async (transaction: Transaction, caller: BusinessMember, row: BankCard | Refusal) =>
    row instanceof Refusal ? row : toCard(transaction, row, caller);
  const gone = (row: BankCard | Refusal) => (row instanceof Refusal ? row : null);
  return {
    list: asBusiness(async (_input, { caller }) => {
      const personName = (await personHolder(database, caller.userId)) ?? '';
      return database.withSession(caller.session, async (transaction) => {
        const rows = await readCards(transaction);
        const cards = [];
        for (const row of rows) cards.push(await toCard(transaction, row, caller));
        const companyName = (await companyHolder(transaction, caller.acting.businessId)) ?? '';
        return { cards, personName, companyName };
      });
    }),
    bind: asBusiness(({ body }, context) =>
      bindCard(services, context, { ...body, ...clientPlace(context) }, (transaction, card) =>
        toCard(transaction, card, context.caller),
      ),
    ),
    verifyAmount: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        shown(transaction, caller, await verifyAmount(keeper, { transaction, caller }, body)),
      ),
    ),
    setDefault: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        shown(transaction, caller, await setDefaultCard({ transaction, caller }, body)),
      ),
    ),
    unbind: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        gone(await unbindCard({ transaction, caller }, body)),
      ),
    ),
    drop: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => gone(await dropCard({ transaction, caller }, body))),
    ),
  };
}
