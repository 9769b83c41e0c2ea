import './tables.ts';
import type { security } from '@jianzhu/api-client/contract';
import { anyone, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { changePhone, useIdentity, verifyIdentity } from './identity.ts';
import type { MemberServices } from './member-services.ts';
import { LOGIN_MESSAGES, MEMBER_NOTICES } from './messages.ts';
import { clientPlace } from './network-of.ts';
import { changePassword } from './password-change.ts';
import { checkPin, readNewPin, readPinState, storePin } from './pay-password.ts';
import { createPinCiphers } from './pin-cipher.ts';
import { sendCode } from './send-code.ts';
import { tellAccount } from './tell-account.ts';
import { readUserFlags } from './user-flags.ts';

/** A member's own security: passwords, PIN, phone number (domain rules 13.2, 18, 30.2). */
export function securityHandlers(services: MemberServices): ContextHandlers<typeof security> {
  const { database, passwords } = services;
  const pinCipher = createPinCiphers(database);
  const told = async (userId: string, outcome: null | Refusal) => {
    if (outcome === null) await tellAccount(services, userId, MEMBER_NOTICES.pinChanged);
    return outcome;
  };
  return {
    userFlags: asMember((_input, { caller }) => readUserFlags(database, caller)),
    updatePassword: asMember(({ body }, { caller, clientAddress }) =>
      changePassword(services, caller, { ...body, clientAddress }),
    ),
    payPasswordState: asMember(async (_input, { caller }) => ({
      ...(await readPinState(database, caller.userId)),
      publicKey: (await pinCipher()).publicKey,
    })),
    setPayPassword: asMember(async ({ body }, { caller: { userId } }) => {
      const pin = readNewPin(await pinCipher(), body.newPin, body.confirm);
      return pin instanceof Refusal ? pin : told(userId, await storePin(database, passwords, userId, pin, 'first'));
    }),
    editPayPassword: asMember(async ({ body }, { caller: { userId } }) => {
      const cipher = await pinCipher();
      const pin = readNewPin(cipher, body.newPin);
      if (pin instanceof Refusal) return pin;
      const wrong = await checkPin(database, passwords, userId, cipher.open(body.oldPin));
      return wrong ?? told(userId, await storePin(database, passwords, userId, pin, 'replace'));
    }),
    resetPayPassword: asMember(async ({ body }, { caller: { userId } }) => {
      const pin = readNewPin(await pinCipher(), body.newPin);
      if (pin instanceof Refusal) return pin;
      const isProven = await database.withCredentials((transaction) =>
        useIdentity(transaction, userId, 'pay', body.verifyTicket),
      );
      if (!isProven) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.identityExpired });
      return told(userId, await storePin(database, passwords, userId, pin, 'replace'));
    }),
    verifyIdentity: asMember(({ body }, context) =>
      verifyIdentity(database, context.caller.userId, { ...body, ...clientPlace(context) }),
    ),
    changePhone: asMember(({ body }, context) =>
      changePhone(database, context.caller.userId, { ...body, ...clientPlace(context) }),
    ),
    sendVerificationCode: anyone(({ query, body }, context) =>
      sendCode(services, { ...query, ...body, ...clientPlace(context) }),
    ),
  };
}
