import './tables.ts';
import type { security } from '@jianzhu/api-client/contract';
import type { Transaction } from '../db/schema.ts';
import { anyone, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { endDevice, endOtherDevices, readDevices } from './devices.ts';
import { changePhone, useIdentity, verifyIdentity } from './identity.ts';
import type { MemberServices } from './member-services.ts';
import { clientPlace } from './network-of.ts';
import { changePassword } from './password-change.ts';
import { checkPin, readNewPin, readPinState, storePin } from './pay-password.ts';
import { createPinCiphers } from './pin-cipher.ts';
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
      const prove = (transaction: Transaction) => useIdentity(transaction, caller, 'pay', body.verifyTicket);
      return storePin(services, { userId: caller.userId, pin, mode: 'first', prove });
    }),
    editPayPassword: asMember(async ({ body }, { caller: { userId } }) => {
      const cipher = await pinCipher();
      const pin = await readNewPin({ database, cipher }, { userId, newPin: body.newPin });
      if (pin instanceof Refusal) return pin;
      const wrong = await checkPin(database, passwords, userId, cipher.open(body.oldPin));
      return wrong ?? storePin(services, { userId, pin, mode: 'replace' });
    }),
    resetPayPassword: asMember(async ({ body }, { caller }) => {
      const pin = await readNewPin({ database, cipher: await pinCipher() }, { userId: caller.userId, ...body });
      if (pin instanceof Refusal) return pin;
      const prove = (transaction: Transaction) => useIdentity(transaction, caller, 'pay', body.verifyTicket);
      return storePin(services, { userId: caller.userId, pin, mode: 'replace', prove });
    }),
    verifyIdentity: asMember(({ body }, context) =>
      verifyIdentity(services, context.caller, { ...body, ...clientPlace(context) }),
    ),
    changePhone: asMember(({ body }, context) =>
      changePhone(services, context.caller, { ...body, ...clientPlace(context) }),
    ),
    devices: asMember((_input, { caller }) => readDevices(database, caller)),
    endDevice: asMember(({ body }, { caller }) => endDevice(services, caller, body.id)),
    endOtherDevices: asMember((_input, { caller }) => endOtherDevices(services, caller)),
    sendVerificationCode: anyone(({ query, body }, context) =>
      sendCode(services, { ...query, ...body, ...clientPlace(context) }),
    ),
  };
}
