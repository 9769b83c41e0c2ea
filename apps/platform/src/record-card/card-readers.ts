import type { CallData } from '@jianzhu/api-client';
import type { recordCardSchemas } from '@jianzhu/api-client/schemas';
import { DEAL_STATUS } from '@jianzhu/domain/deals';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import type { Transaction } from '../db/schema.ts';
import { readDeal } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readInquiry } from '../inquiry/inquiry-detail.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { readQuotation } from '../quotation/quotation-views.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';

interface Reading {
  readonly by: Transaction;
  readonly caller: BusinessMember;
  readonly keeper: KeyKeeper;
}

export type Card = CallData<typeof recordCardSchemas.list>[number];

type ReadCard = (reading: Reading, id: string) => Promise<Omit<Card, 'kind'> | Refusal>;

/** What a card of any other kind than an inquiry says of the reader's own answer. */
export const NO_ANSWER = { inviteStatus: null, quotationStatus: null };

/** What a card of each kind shows, taken from the reader's own view of the record. */
export const CARD_READERS: Readonly<Record<Card['kind'], ReadCard>> = {
  inquiry: async ({ by, caller }, id) => {
    const found = await readInquiry(by, caller, id);
    if (found instanceof Refusal) return found;
    const { code, title, status, supplier } = found;
    const deadlines: { readonly [Status in number]?: string } = {
      [INQUIRY_STATUS.quoting]: found.quoteDeadline,
      [INQUIRY_STATUS.secondRound]: found.round2Deadline,
    };
    return {
      ...{ id: found.id, code, title, status, amount: null, isSealed: false },
      inviteStatus: supplier?.invitee?.status ?? null,
      quotationStatus: supplier?.quotationStatus ?? null,
      side: supplier === null ? 'require' : 'supply',
      otherName: supplier?.buyerName ?? '',
      deadline: deadlines[status] ?? '',
    };
  },
  quotation: async ({ by, caller, keeper }, id) => {
    const found = await readQuotation(by, caller, keeper, id);
    if (found instanceof Refusal) return found;
    const { code, title, status, isOwn, supplier, buyer, totalAmount } = found;
    return {
      ...{ id: found.id, code, title, status, amount: totalAmount, isSealed: false, ...NO_ANSWER },
      side: isOwn ? 'supply' : 'require',
      otherName: (isOwn ? buyer : supplier).businessName,
      deadline: status === QUOTATION_STATUS.secondAsked ? found.round2Deadline : '',
    };
  },
  deal: async ({ by, caller }, id) => {
    if (!permissionKeys(caller.acting).includes('deal_view')) return new Refusal('noPermission');
    const found = await readDeal(by, caller, id);
    if (found instanceof Refusal) return found;
    const { code, title, status, side, supplier, buyer, totalAmount } = found;
    return {
      ...{ id: found.id, code, title, status, amount: totalAmount, isSealed: false, ...NO_ANSWER },
      side,
      otherName: (side === 'supply' ? buyer : supplier).businessName,
      deadline: status === DEAL_STATUS.waiting ? found.confirmDeadline : '',
    };
  },
};
