import { BANK_CARD_STATUS, CARD_OWNER, readCardBin } from '@jianzhu/domain/bank-cards';
import { keepAmount, keepCardNumber } from '../bank-card/card-number.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

/** The payment PIN of the demo accounts that have one (domain rules 29.7). */
export const DEMO_PIN = '258036';

const { pending, bound, failed } = BANK_CARD_STATUS;

interface DemoCard {
  readonly phone: string;
  /** A branch is an account's of the company. */
  readonly branch?: string;
  readonly bank: string;
  readonly number: string;
  readonly status?: typeof pending | typeof failed;
  readonly isDefault?: true;
  readonly daysAgo: number;
}

/** Of the finance member of the company of the story and of two suppliers: the first of each owner is the default. */
const CARDS: readonly DemoCard[] = [
  {
    phone: '13800000003',
    bank: 'JLBANK',
    branch: '吉林银行长春宽城支行',
    number: '0710201011015200006027',
    isDefault: true,
    daysAgo: 120,
  },
  { phone: '13800000003', bank: 'CCB', branch: '建设银行长春净月支行', number: '22050145020000002273', daysAgo: 64 },
  {
    phone: '13800000003',
    bank: 'ABC',
    branch: '农业银行长春南关支行',
    number: '07168001040004410',
    status: pending,
    daysAgo: 0.1,
  },
  { phone: '13800000003', bank: 'ICBC', number: '6222020710000313', isDefault: true, daysAgo: 90 },
  {
    phone: '13800000011',
    bank: 'ICBC',
    branch: '工商银行长春二道支行',
    number: '4200220109000118',
    isDefault: true,
    daysAgo: 150,
  },
  {
    phone: '13800000012',
    bank: 'BOC',
    branch: '中国银行长春南湖支行',
    number: '157200983458',
    isDefault: true,
    daysAgo: 110,
  },
  {
    phone: '13800000011',
    bank: 'BOC',
    branch: '中国银行长春站前支行',
    number: '157200983312',
    status: failed,
    daysAgo: 30,
  },
];
/** What was sent to the account that waits, in fen. */
const AMOUNT = 36;

const bytes = (content: Buffer): string => `\\x${content.toString('hex')}`;

/** A card as others refer to it. */
export interface DemoAccount {
  readonly id: string;
  readonly business_id: string;
  readonly owner_kind: number;
  readonly status: number;
  readonly bank_code: string;
  readonly branch_name: string;
  readonly holder_name: string;
  readonly last_four: string;
}

/** Cards and accounts of two companies, with the PIN of who has them (domain rules 13, 29). */
export async function writeBankCards(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  { keeper, pinHash }: { readonly keeper: KeyKeeper; readonly pinHash: string },
): Promise<readonly DemoAccount[]> {
  const owners = new Map(
    CARDS.flatMap(({ phone }) => members.find((member) => member.phone === phone) ?? []).map((member) => [
      member.phone,
      member,
    ]),
  );
  await demo.insert(
    'pay_password',
    [...owners.values()].map(({ userId }) => ({
      user_id: userId,
      pin_hash: pinHash,
      wrong_tries: 0,
      updated_at: demo.daysFromNow(-160),
    })),
  );
  const rows = await Promise.all(
    CARDS.flatMap((card) => {
      const owner = owners.get(card.phone);
      const company = companies.find(({ id }) => id === owner?.businessId);
      return owner === undefined || company === undefined ? [] : [{ card, owner, company }];
    }).map(({ card, owner, company }) => cardRow(demo, keeper, { card, owner, company })),
  );
  await demo.insert('bank_card', rows);
  const waiting = rows.find(({ status }) => status === pending);
  if (waiting === undefined) return rows;
  await demo.insert('notice', [
    {
      ...{ id: demo.newId(), user_id: waiting.create_user_id, business_id: null, notice_type: 2, title: '打款验证' },
      content: `平台已向您的账户打款，请查收并填写金额（演示：打款金额0.${AMOUNT}元）`,
      ...{ create_time: waiting.amount_time, is_read: false, switch_type: 0, jump_type: 1 },
      ...{ jump_url: '/user/bankcard/bankcard?id=', opt_id: waiting.id, page_source: 0 },
    },
  ]);
  return rows;
}

async function cardRow(
  demo: DemoWriter,
  keeper: KeyKeeper,
  { card, owner, company }: { readonly card: DemoCard; readonly owner: DemoMember; readonly company: DemoCompany },
) {
  const { userId, businessId } = owner;
  const { branch, bank, number, status = bound, isDefault = false, daysAgo } = card;
  const isPerson = branch === undefined;
  const kept = await keepCardNumber(keeper, number, businessId);
  const time = officeTime(demo.now, daysAgo).toISOString();
  return {
    ...{ id: demo.newId(), business_id: businessId, create_user_id: userId, update_user_id: userId },
    ...{ create_time: time, update_time: time, version: 1, status },
    owner_kind: isPerson ? CARD_OWNER.person : CARD_OWNER.company,
    owner_user_id: isPerson ? userId : null,
    ...{ holder_name: isPerson ? owner.name : company.name, bank_code: bank, branch_name: branch ?? '', cnaps: '' },
    is_credit: isPerson && readCardBin(number)?.isCredit === true,
    ...{ card_number: bytes(kept.card_number), card_mark: bytes(kept.card_mark), last_four: kept.last_four },
    ...{ reserve_phone: owner.phone, is_default: isDefault, wants_default: isDefault },
    sent_amount: isPerson ? null : bytes(await keepAmount(keeper, AMOUNT, { ...kept, business_id: businessId })),
    ...{ amount_time: isPerson ? null : time, wrong_tries: status === failed ? 3 : 0 },
  };
}
