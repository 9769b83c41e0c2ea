import type { PermissionKey } from '@jianzhu/domain/member-center';
import { PERSONAL_BUSINESS } from './personal-business.ts';
import './tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { sql } from 'kysely';
import { carryEvent } from '../audit/pending-event.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember, Member } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { phoneOf, useIdentity } from './identity.ts';
import type { MemberServices } from './member-services.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { permissionKeys } from './permission-keys.ts';
import { giveRecoveryCodes, hasSecondFactor, useSecondCode } from './second-factor.ts';
import { createSecret, otpauthUri } from './second-factor-codes.ts';
import { SECOND_FACTOR_MESSAGES, SECOND_FACTOR_NOTICES, secondFactorTexts } from './second-factor-messages.ts';
import { sealSecret } from './second-factor-secret.ts';
import { noteChange, textChange } from './tell-account.ts';

/** Permissions to spend, receive or award money: who has one is asked to turn the second factor on. */
const MONEY_KEYS = new Set<PermissionKey>([
  'bankcard_bind',
  'bankcard_unbind',
  'pay_do',
  'fund_withdraw',
  'fund_approve',
  'refund_approve',
  'tender_award',
]);

export interface SecondFactorState {
  readonly isOn: boolean;
  readonly recoveryLeft: number;
  /** By the company that the member acts for. */
  readonly isRequired: boolean;
  readonly mayRequire: boolean;
  /** Whether the member may move money and has no second factor. */
  readonly isAdvised: boolean;
}

export function readSecondFactor({ database }: MemberServices, member: Member): Promise<SecondFactorState> {
  const { userId, acting } = member;
  return database.withCredentials(async (transaction) => {
    const isOn = await hasSecondFactor(transaction, userId);
    const left = await transaction
      .selectFrom('recovery_code')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    const keys = acting === undefined ? [] : permissionKeys(acting);
    const company = acting && (await readCompany(transaction, acting.businessId));
    return {
      isOn,
      recoveryLeft: isOn ? left.count : 0,
      isRequired: company?.isRequired ?? false,
      mayRequire: company !== undefined && !company.isPersonal && keys.includes('business_edit'),
      isAdvised: !isOn && company?.isPersonal === false && keys.some((key) => MONEY_KEYS.has(key)),
    };
  });
}

async function readCompany(transaction: Transaction, businessId: string) {
  const row = await transaction
    .selectFrom('business as b')
    .leftJoin('second_factor_rule as r', 'r.business_id', 'b.id')
    .select(['b.kind', 'r.is_required'])
    .where('b.id', '=', businessId)
    .executeTakeFirstOrThrow();
  return { isPersonal: row.kind === PERSONAL_BUSINESS, isRequired: row.is_required ?? false };
}

/** Makes a secret for the member's app; it guards nothing until its first code has come. */
export function startSecondFactor(
  { database }: MemberServices,
  { userId, loginId }: Member,
  verifyTicket: string,
): Promise<{ readonly secret: string; readonly otpauthUri: string } | Refusal> {
  return database.withCredentials(async (transaction) => {
    if (await hasSecondFactor(transaction, userId)) return refuseOn();
    if (!(await useIdentity(transaction, { userId, loginId }, 'second', verifyTicket))) {
      return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.identityExpired });
    }
    const secret = createSecret();
    const sealed = await sealSecret(transaction, userId, secret);
    const made = await transaction
      .insertInto('second_factor')
      .values({ user_id: userId, sealed_secret: sealed, login_id: loginId })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealed, login_id: loginId, started_at: sql<Date>`now()` })
          .where('second_factor.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return refuseOn();
    return { secret, otpauthUri: otpauthUri(secret, maskPhone(await phoneOf(transaction, userId))) };
  });
}

const refuseOn = () => new Refusal('stateConflict', { msg: SECOND_FACTOR_MESSAGES.alreadyOn });

export interface RecoveryCodes {
  readonly recoveryCodes: string[];
}

/** Turns the second factor on with the first code of the app. */
export async function confirmSecondFactor(
  services: MemberServices,
  { userId, loginId }: Member,
  code: string,
): Promise<RecoveryCodes | Refusal> {
  return change(services, userId, 'on', async (transaction) => {
    const wrong = await useSecondCode(transaction, { userId, code, field: 'code', startedBy: loginId });
    if (wrong !== undefined) return wrong;
    await transaction
      .updateTable('second_factor')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .execute();
    return { recoveryCodes: await giveRecoveryCodes(transaction, userId) };
  });
}

export function endSecondFactor(services: MemberServices, { userId }: Member, code: string): Promise<null | Refusal> {
  return change(services, userId, 'off', async (transaction) => {
    const wrong = await useSecondCode(transaction, { userId, code, field: 'code' });
    if (wrong !== undefined) return wrong;
    await transaction.deleteFrom('second_factor').where('user_id', '=', userId).execute();
    return null;
  });
}

export function renewRecoveryCodes(
  services: MemberServices,
  { userId }: Member,
  code: string,
): Promise<RecoveryCodes | Refusal> {
  return change(services, userId, 'renewed', async (transaction) => {
    const wrong = await useSecondCode(transaction, { userId, code, field: 'code' });
    return wrong ?? { recoveryCodes: await giveRecoveryCodes(transaction, userId) };
  });
}

/** Makes a change, and tells the member and the phone of the account. */
async function change<Result>(
  services: MemberServices,
  userId: string,
  what: keyof typeof SECOND_FACTOR_NOTICES,
  work: (transaction: Transaction) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const done = await services.database.withCredentials(async (transaction) => {
    const result = await work(transaction);
    if (result instanceof Refusal) return result;
    await noteChange(transaction, userId, SECOND_FACTOR_NOTICES[what]);
    await textChange(transaction, { phone: await phoneOf(transaction, userId), content: secondFactorTexts[what] });
    carryEvent();
    return { result };
  });
  if (done instanceof Refusal) return done;
  services.sessions.forget({ allOfUser: userId });
  return done.result;
}

/** Asks every member of a company for a second factor, or no longer. Who asks it of others has one. */
export async function requireSecondFactor(
  { database, sessions }: MemberServices,
  { userId, acting: { businessId } }: BusinessMember,
  isRequired: boolean,
): Promise<null | Refusal> {
  const refused = await database.withCredentials(async (transaction) => {
    const { isPersonal } = await readCompany(transaction, businessId);
    if (isPersonal) return new Refusal('stateConflict', { msg: SECOND_FACTOR_MESSAGES.personal });
    if (isRequired && !(await hasSecondFactor(transaction, userId))) {
      return new Refusal('stateConflict', { msg: SECOND_FACTOR_MESSAGES.ownFirst });
    }
    await transaction
      .insertInto('second_factor_rule')
      .values({ business_id: businessId, is_required: isRequired })
      .onConflict((conflict) =>
        conflict.column('business_id').doUpdateSet({ is_required: isRequired, updated_at: sql<Date>`now()` }),
      )
      .execute();
    carryEvent();
    return null;
  });
  if (refused === null) sessions.forget({ allOfBusiness: businessId });
  return refused;
}
