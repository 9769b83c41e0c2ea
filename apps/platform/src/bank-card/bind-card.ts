import './tables.ts';
import { randomInt } from 'node:crypto';
import {
  AMOUNTS_A_DAY,
  BANK_CARD_MESSAGES,
  BANK_CARD_STATUS,
  type BankCardFields,
  CARD_OWNER,
  checkBankCardFields,
  MOST_AMOUNT,
  MOST_CARDS,
  readCardBin,
} from '@jianzhu/domain/bank-cards';
import { type SqlBool, sql } from 'kysely';
import { carryEvent } from '../audit/pending-event.ts';
import { actingNow } from '../business-member/hold-acting.ts';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import type { CallContext } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { useCode } from '../member/sms-codes.ts';
import type { CardVerifier } from '../ports/card-verifier.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import { type ActingMember, saveRecord } from '../record/save-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { beginCheck, endCheck, refuseUnknown } from './card-check.ts';
import { companyHolder, provenHolder } from './card-holder.ts';
import { type KeptCardNumber, keepAmount, keepCardNumber } from './card-number.ts';
import type { BankCard } from './card-views.ts';
import { type CardOwner, clearDefault, hasDefault, lockCards } from './default-card.ts';

export interface CardServices {
  readonly database: Database;
  readonly keeper: KeyKeeper;
  readonly cards: CardVerifier;
}

interface Asked extends BankCardFields, ClientPlace {
  readonly smsCode: string;
}

const { pending, bound } = BANK_CARD_STATUS;
const CARD = { table: 'bank_card', toWire: (row: BankCard) => ({ id: row.id }) } as const;

/** What is asked of a bank, and the card as it is kept once the bank has said yes. */
interface Candidate {
  readonly owner: CardOwner;
  readonly holder: string;
  readonly kept: KeptCardNumber;
}

/**
 * Binds a card (domain rules 13.1). The code of its phone is the last thing that is asked before the bank: who is refused
 * for another reason tries again with the same one, and each question to the bank costs one. The bank is asked between two
 * transactions: the first notes that it is, the second judges anew and binds.
 */
export async function bindCard<Shown>(
  services: CardServices,
  { caller, once }: Pick<CallContext<BusinessMember>, 'caller' | 'once'>,
  asked: Asked,
  show: (transaction: Transaction, card: BankCard) => Promise<Shown>,
): Promise<Shown | Refusal> {
  const { database, cards } = services;
  const submit = (work: (by: ActingMember) => Promise<BankCard | Refusal>) =>
    database.withSession(caller.session, (transaction) =>
      once(transaction, async () => {
        const card = await work({ transaction, caller });
        return card instanceof Refusal ? card : show(transaction, card);
      }),
    );
  if (asked.ownerKind !== CARD_OWNER.person) {
    return submit(async (by) => {
      const candidate = await prove(services, by, asked);
      return candidate instanceof Refusal ? candidate : keepCard(services, by, asked, candidate);
    });
  }
  const begun: { check?: string; candidate?: Candidate } = {};
  const answered = await submit(async (by) => {
    const candidate = await prove(services, by, asked);
    if (candidate instanceof Refusal) return candidate;
    const check = await beginCheck(by, candidate.kept.card_mark);
    if (check instanceof Refusal) return check;
    Object.assign(begun, { check, candidate });
    // Of a refusal no answer is kept: the second transaction gives it.
    return new Refusal('duplicateSubmission');
  });
  const { check, candidate } = begun;
  if (check === undefined || candidate === undefined) return answered;
  const { idCard, cardNo, reservePhone: phone } = asked;
  const unknown = await refuseUnknown(cards, { holderName: candidate.holder, idCard, cardNo, phone });
  return submit(async (by) => {
    await lockCards(by.transaction, candidate.owner, caller.userId);
    const isInTime = await endCheck(by.transaction, check);
    const now = await actingNow(by.transaction, caller, 'bankcard_bind');
    if (now instanceof Refusal) return now;
    if (unknown !== null) return unknown;
    if (!isInTime) return new Refusal('serverFault', { msg: BANK_CARD_MESSAGES.unverifiable });
    const refusal = await refuseFurther(by.transaction, candidate.owner, candidate.kept.card_mark);
    return refusal ?? keepCard(services, by, asked, candidate);
  });
}

/** All that is asked before the bank, under the lock of the owner's cards. */
async function prove(services: CardServices, by: ActingMember, asked: Asked): Promise<Candidate | Refusal> {
  const { transaction, caller } = by;
  const { ownerKind, idCard, cardNo } = asked;
  const { businessId } = caller.acting;
  const broken = checkBankCardFields(asked, (await readNow(transaction)).getTime());
  if (broken.length > 0) return refuseViolations(broken);
  const isPerson = ownerKind === CARD_OWNER.person;
  const holder = await (isPerson ? provenHolder(services, caller.userId, idCard) : certified(by));
  if (holder instanceof Refusal) return holder;
  const kept = await keepCardNumber(services.keeper, cardNo, businessId);
  const owner: CardOwner = { owner_kind: ownerKind, business_id: businessId };
  await lockCards(transaction, owner, caller.userId);
  const refusal =
    (await refuseFurther(transaction, owner, kept.card_mark)) ?? (await proveReservedPhone(services.database, asked));
  return refusal ?? { owner, holder, kept };
}

/** Under the lock of the owner's cards. */
async function keepCard(
  { keeper }: CardServices,
  by: ActingMember,
  asked: Asked,
  { owner, holder, kept }: Candidate,
): Promise<BankCard | Refusal> {
  const { transaction, caller } = by;
  const { ownerKind, cardNo } = asked;
  const isPerson = ownerKind === CARD_OWNER.person;
  const isDefault = isPerson && (asked.isDefault === 1 || !(await hasDefault(transaction, owner)));
  if (isDefault) await clearDefault(by, owner);
  const card = await saveRecord(
    CARD,
    by,
    {},
    {
      ...{ owner_kind: ownerKind, owner_user_id: isPerson ? caller.userId : null, status: isPerson ? bound : pending },
      ...{ holder_name: holder, bank_code: asked.bankCode, branch_name: isPerson ? '' : asked.branchName },
      ...{ cnaps: isPerson ? '' : asked.cnaps, is_credit: isPerson && readCardBin(cardNo)?.isCredit === true },
      ...{ ...kept, reserve_phone: asked.reservePhone, is_default: isDefault, wants_default: asked.isDefault === 1 },
      sent_amount: isPerson
        ? null
        : await keepAmount(keeper, randomInt(1, MOST_AMOUNT + 1), { ...kept, business_id: owner.business_id }),
    },
  );
  if (card instanceof Refusal) return card;
  carryEvent();
  if (isPerson) return card;
  await scheduleJob(transaction, { kind: 'bankCard.amount', key: card.id, payload: { cardId: card.id } });
  return card;
}

async function certified({ transaction, caller }: ActingMember): Promise<string | Refusal> {
  const name = await companyHolder(transaction, caller.acting.businessId);
  return name ?? new Refusal('certificationNeeded', { msg: BANK_CARD_MESSAGES.companyFirst });
}

/** Under the lock of the owner's cards. */
async function refuseFurther(
  transaction: Transaction,
  { owner_kind }: CardOwner,
  mark: Buffer,
): Promise<Refusal | undefined> {
  const { cards, same, today } = await transaction
    .selectFrom('bank_card')
    .select([
      sql<number>`count(*) filter (where status in (${pending}, ${bound}))::int`.as('cards'),
      sql<number>`count(*) filter (where status in (${pending}, ${bound}) and card_mark = ${mark})::int`.as('same'),
      sql<number>`count(*) filter (where ${isOfToday})::int`.as('today'),
    ])
    .where('owner_kind', '=', owner_kind)
    .executeTakeFirstOrThrow();
  if (same > 0) return refuseField('cardNo', BANK_CARD_MESSAGES.taken);
  if (cards >= MOST_CARDS) return new Refusal('stateConflict', { msg: BANK_CARD_MESSAGES.full(MOST_CARDS) });
  return owner_kind === CARD_OWNER.company && today >= AMOUNTS_A_DAY
    ? new Refusal('tooFrequent', { msg: BANK_CARD_MESSAGES.sentToday })
    : undefined;
}

const isOfToday = sql<SqlBool>`create_time >= date_trunc('day', now(), 'Asia/Shanghai')`;

/** Uses the code up in a transaction of its own: tries count whatever becomes of the card. */
async function proveReservedPhone(
  database: Database,
  { reservePhone, smsCode, clientAddress, device }: Asked,
): Promise<Refusal | undefined> {
  const given = { phone: reservePhone, scene: 'bank-card', code: smsCode, clientAddress, device } as const;
  const isRight = await database.withCredentials((transaction) => useCode(transaction, given));
  if (isRight) return undefined;
  const wrong = new Refusal('wrongCode');
  return new Refusal('wrongCode', { data: refuseField('smsCode', wrong.msg).data });
}
