import { type BankCardStatus, bankCardMachine } from '@jianzhu/domain/bank-cards';
import { afterAll, beforeAll } from 'vitest';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { CARDS_PATH, newCardNumber } from '../testing/bank-cards.ts';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { keepAmount, keepCardNumber } from './card-number.ts';

type Who = 'owner' | 'system';
type Action = Parameters<typeof bankCardMachine.transition>[1];
type Facts = Parameters<typeof bankCardMachine.transition>[3];

const AMOUNT = 36;
const PATHS: Readonly<Partial<Record<Action, string>>> = {
  ...{ verify: 'verify-amount', setDefault: 'set-default', unbind: 'unbind', drop: 'drop' },
};
const UNBOUND = 3;

let platform: TestPlatform;
let owner: TestMember;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addCompany(platform, '银行卡状态建设');
  reader = await addColleague(platform, owner, 'reader');
});
afterAll(() => platform.close());

async function place(status: BankCardStatus): Promise<string> {
  const { businessId, userId } = owner;
  const kept = await keepCardNumber(platform.keeper, newCardNumber(), businessId);
  const amount = await keepAmount(platform.keeper, AMOUNT, { ...kept, business_id: businessId });
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into bank_card (business_id, create_user_id, update_user_id, owner_kind, status, holder_name, bank_code,
       branch_name, cnaps, is_credit, card_number, card_mark, last_four, reserve_phone, is_default, wants_default,
       sent_amount, amount_time)
     values ($1, $2, $2, 2, $3, '银行卡状态建设', 'ICBC', '净月支行', '', false, $4, $5, $6, '13800138000', false, false, $7,
       now()) returning id`,
    [businessId, userId, status, status === UNBOUND ? null : kept.card_number, kept.card_mark, kept.last_four, amount],
  );
  return row?.id ?? '';
}

const rowOf = async (id: string) => {
  const [row] = await platform.db.admin<{ status: number; version: number }>(
    'select status, version from bank_card where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('there is no such card');
  return row;
};

/** A ticket as the PIN gives one, without the act that would be kept of it. */
async function placeTicket({ businessId, userId, loginId }: TestMember, id: string): Promise<string> {
  const ticket = createOpaqueToken();
  await platform.db.admin(
    `insert into pin_ticket (ticket_hash, business_id, user_id, login_id, purpose, biz_id, amount, expires_at)
     values ($1, $2, $3, $4, 'unbindCard', $5, 0, now() + interval '1 minute')`,
    [tokenHashBytes(hashToken(ticket)), businessId, userId, loginId, id],
  );
  return ticket;
}

const asMember =
  (of: () => TestMember): StatusActor<string, Who, Action>['act'] =>
  async (id, action) => {
    const { version } = await rowOf(id);
    const pinTicket = action === 'unbind' && (await placeTicket(of(), id));
    const body = { id, version, ...(action === 'verify' && { amount: AMOUNT }), ...(pinTicket && { pinTicket }) };
    return callsOf(platform, of()).post(`${CARDS_PATH}/${PATHS[action]}`, body);
  };

const asOwner = { is: ['owner'], permissionKeys: ['bankcard_bind', 'bankcard_unbind'] } as const;

describeStatuses<string, BankCardStatus, Who, Action, Facts>({
  platform: () => platform,
  machine: bankCardMachine,
  facts: { isInUse: false, isDefault: false },
  // By the third wrong amount, or a bank that knows no such account: bank-card.db.test.ts.
  without: ['fail'],
  place,
  statusOf: async (id) => (await rowOf(id)).status,
  actors: [
    { name: 'owner', actor: asOwner, act: asMember(() => owner) },
    { name: 'reader', actor: { is: ['owner'], permissionKeys: [] }, act: asMember(() => reader) },
  ],
  table: 'bank_card',
  owner: {
    actor: asOwner,
    allowed: async (id) => {
      const { data } = await callsOf(platform, owner).get(`${CARDS_PATH}/list`);
      // What is unbound is not listed, and nothing can be done to it.
      return data.cards.find((card: { id: string }) => card.id === id)?.allowedActions ?? [];
    },
  },
});
