import './tables.ts';
import type { security } from '@jianzhu/api-client/contract';
import { MEMBER_MESSAGES } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import type { Member } from '../http/caller.ts';
import { anyone, asBusiness, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { endDevice, endOtherDevices, readDevices } from './devices.ts';
import { changePhone, useIdentity, verifyIdentity } from './identity.ts';
import type { MemberServices } from './member-services.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { clientPlace } from './network-of.ts';
import { changePassword } from './password-change.ts';
import { checkPin, readNewPin, readPinState, storePin } from './pay-password.ts';
import { createPinCiphers } from './pin-cipher.ts';
import { askSecondCode } from './second-factor.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  startSecondFactor,
} from './second-factor-changes.ts';
import { sendCode } from './send-code.ts';
import { readUserFlags } from './user-flags.ts';

/** A member's own security: passwords, PIN, phone number (domain rules 13.2, 18, 30.2). */
export function securityHandlers(services: MemberServices): ContextHandlers<typeof security> {
  const { database, passwords } = services;
  const pinCipher = createPinCiphers(database);
  return {
    userFlags: asMember((_input, { caller }) => readUserFlags(database, caller)),
    updatePassword: asMember(({ body }, context) =>
      changePassword(services, context.caller, { ...body, ...clientPlace(context) }),
    ),
    payPasswordState: asMember(async (_input, { caller }) => ({
      ...(await readPinState(database, caller.userId)),
      publicKey: (await pinCipher()).publicKey,
    })),
    setPayPassword: asMember(async ({ body }, { caller }) => {
      const pin = await readNewPin({ database, cipher: await pinCipher() }, { userId: caller.userId, ...body });
      if (pin instanceof Refusal) return pin;
      const prove = (transaction: Transaction) => proveForPin(transaction, caller, body);
      return storePin(services, { userId: caller.userId, pin, mode: 'first', prove });
    }),
    editPayPassword: asMember(async ({ body }, { caller }) => {
      const { userId } = caller;
      const cipher = await pinCipher();
      const pin = await readNewPin({ database, cipher }, { userId, newPin: body.newPin });
      if (pin instanceof Refusal) return pin;
      const oldPin = cipher.open(body.oldPin);
      const checked = await checkPin(database, passwords, userId, oldPin);
      if (checked instanceof Refusal) return checked;
      if (pin === oldPin) return refuseField('newPin', MEMBER_MESSAGES.passwordUnchanged);
      const prove = (transaction: Transaction) => proveForPin(transaction, caller, body);
      return storePin(services, { userId, pin, mode: 'replace', prove, checked });
    }),
    resetPayPassword: asMember(async ({ body }, { caller }) => {
      const pin = await readNewPin({ database, cipher: await pinCipher() }, { userId: caller.userId, ...body });
      if (pin instanceof Refusal) return pin;
      const prove = (transaction: Transaction) => proveForPin(transaction, caller, body);
      return storePin(services, { userId: caller.userId, pin, mode: 'replace', prove });
    }),
    verifyIdentity: asMember(({ body }, context) =>
      verifyIdentity(services, context.caller, { ...body, ...clientPlace(context) }),
    ),
    changePhone: asMember(({ body }, context) =>
      changePhone(services, context.caller, { ...body, ...clientPlace(context) }),
    ),
    secondFactor: asMember((_input, { caller }) => readSecondFactor(services, caller)),
    startSecondFactor: asMember(({ body }, { caller }) => startSecondFactor(services, caller, body.verifyTicket)),
    confirmSecondFactor: asMember(({ body }, { caller }) => confirmSecondFactor(services, caller, body.code)),
    endSecondFactor: asMember(({ body }, { caller }) => endSecondFactor(services, caller, body.code)),
    renewRecoveryCodes: asMember(({ body }, { caller }) => renewRecoveryCodes(services, caller, body.code)),
    requireSecondFactor: asBusiness(({ body }, { caller }) => requireSecondFactor(services, caller, body.isRequired)),
    devices: asMember((_input, { caller }) => readDevices(database, caller)),
    endDevice: asMember(({ body }, { caller }) => endDevice(services, caller, body.id)),
    endOtherDevices: asMember((_input, { caller }) => endOtherDevices(services, caller)),
    sendVerificationCode: anyone(({ query, body }, context) =>
      sendCode(services, { ...query, ...body, ...clientPlace(context) }),
    ),
  };
}

/** What allows a new PIN: the second factor of who has one, and a proof of identity where the call asks for it. */
async function proveForPin(
  transaction: Transaction,
  member: Member,
  { secondCode, verifyTicket }: { readonly secondCode?: string | undefined; readonly verifyTicket?: string },
): Promise<Refusal | undefined> {
  const wrong = await askSecondCode(transaction, { userId: member.userId, code: secondCode, field: 'secondCode' });
  if (wrong !== undefined) return wrong;
  if (verifyTicket === undefined || (await useIdentity(transaction, member, 'pay', verifyTicket))) return undefined;
  return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.identityExpired });
}
