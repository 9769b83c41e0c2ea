import type { Contract } from '@jianzhu/api-client/contract';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { findSealed } from '../quotation/quotation-views.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { CARD_READERS, type Card, NO_ANSWER } from './card-readers.ts';

/** Cards of records in chats and notices: what each reader sees is what the record's own page shows her. */
export function recordCardHandlers(database: Database, keeper: KeyKeeper): ContextHandlers<Contract['recordCard']> {
  return {
    list: asBusiness(async ({ query }, { caller }) => {
      const cards: Card[] = [];
      const mayBuy = permissionKeys(caller.acting).includes('inquiry_view');
      for (const { kind, id } of query.records) {
        const card = await database.withSession(caller.session, (by) => CARD_READERS[kind]({ by, caller, keeper }, id));
        if (!(card instanceof Refusal)) cards.push({ kind, ...card });
        else if (kind === 'quotation' && mayBuy) {
          const sealed = await database.withWorker((by) => findSealed(by, caller, id));
          if (sealed) cards.push({ kind, ...sealedCard(sealed.round), id });
        }
      }
      return cards;
    }),
  };
}

/** All that a buyer learns of a quotation before a deadline: that it is there, and of which round it is awaited. */
const sealedCard = (round: number): Omit<Card, 'kind' | 'id'> => ({
  ...{ code: '', title: '', otherName: '', deadline: '', side: 'require', amount: null, isSealed: true },
  status: round === 2 ? QUOTATION_STATUS.secondAsked : QUOTATION_STATUS.submitted,
  ...NO_ANSWER,
});
