import { checkPersonName } from '@jianzhu/domain';
import { nameActor } from '../audit/pending-event.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { Log } from '../http/log.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import { findAccount } from './accounts.ts';
import { rememberPlace } from './known-places.ts';
import { openPendingLogin, type PendingLogin } from './login.ts';
import { refuseNewPassword } from './login-passwords.ts';
import { LOGIN_MESSAGES, MEMBER_NOTICES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import type { Passwords } from './passwords.ts';
import { addPersonalBusiness } from './personal-business.ts';
import { checkCode, type GivenCode, useCode } from './sms-codes.ts';

export interface Registration extends ClientPlace {
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly name?: string | undefined;
}

export interface RegistrationServices {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly log: Log;
}

/**
 * Creates an account with its personal business, proven by a code of the scene "register", and opens its login. Whatever
 * is cheap is asked first, the code at last: only who has it costs us a password's hash.
 */
export async function register(
  { database, passwords, log }: RegistrationServices,
  registration: Registration,
): Promise<PendingLogin | Refusal> {
  const { phone, code, password, clientAddress, device } = registration;
  const weak = refuseNewPassword('password', password, { phone, names: [registration.name ?? ''] });
  if (weak !== undefined) return weak;
  const misleading = checkPersonName('姓名', registration.name ?? '');
  if (misleading !== null) return refuseField('name', misleading.message);
  const given: GivenCode = { phone, code, scene: 'register', clientAddress, device };
  const refusal = await database.withCredentials((transaction) => refuseRegistration(transaction, given, checkCode));
  if (refusal !== undefined) return refusal;
  const passwordHash = await passwords.hash(password, clientAddress);
  if (passwordHash === undefined) return new Refusal('tooFrequent', { retryAfter: 1 });
  const registered = await database.withCredentials(async (transaction) => {
    const late = await refuseRegistration(transaction, given, useCode);
    if (late !== undefined) return late;
    const userId = await createAccount(transaction, registration, passwordHash);
    await rememberPlace(transaction, userId, registration);
    nameActor({ kind: 'login', userId });
    return { userId, pending: await openPendingLogin(transaction, userId) };
  });
  if (registered instanceof Refusal) return registered;
  await welcome(database, registered.userId, log);
  return registered.pending;
}

/** Only who has the code learns whether the phone is registered. */
async function refuseRegistration(
  transaction: Transaction,
  given: GivenCode,
  proveBy: typeof useCode,
): Promise<Refusal | undefined> {
  if (!(await proveBy(transaction, given))) return new Refusal('wrongCode');
  const account = await findAccount(transaction, given.phone);
  return account && new Refusal('stateConflict', { msg: LOGIN_MESSAGES.alreadyRegistered });
}

/** Tries of the phone's codes wait meanwhile, so that of two registrations of a phone the second finds the account. */
async function createAccount(
  transaction: Transaction,
  { phone, name = '' }: Registration,
  passwordHash: string,
): Promise<string> {
  const { id: userId } = await transaction
    .insertInto('account')
    .values({ phone, real_name: name, nick_name: name, birthday: null, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPersonalBusiness(transaction, { userId, name, phone });
  return userId;
}

/** The account stands whatever becomes of its first notice. */
async function welcome(database: Database, userId: string, log: Log): Promise<void> {
  try {
    await database.withWorker((transaction) =>
      writePersonalNotice(transaction, {
        userId,
        noticeType: 2,
        ...MEMBER_NOTICES.welcome,
        jumpType: 0,
        jumpUrl: '/user/standard-certification/standard-index',
      }),
    );
  } catch (error) {
    log.error({ err: error, userId }, 'a new account got no welcome');
  }
}
