import { get, post } from '../endpoint.ts';
import { memberInfo, userCenter } from './prefixes.ts';
import type { securitySchemas } from './security.schema.ts';
import { ourMember, specMember, specOpen } from './traits.ts';

type S = typeof securitySchemas;

const user = `${userCenter}/ucenter/user`;
const payPassword = `${memberInfo}/pay-password`;

/** What a member has set up and proven so far. */
export const userFlags = get<S['userFlags']>('security.userFlags', `${user}/get-user-flag`, specMember);

/** Ends every other session of the member. */
export const updatePassword = post<S['updatePassword']>(
  'security.updatePassword',
  `${user}/update/password`,
  specMember,
);

/** Reads only: whether a PIN is set, whether it is locked, and the key to encrypt one with (domain rules 18.3). */
export const payPasswordState = get<S['payPasswordState']>(
  'security.payPasswordState',
  `${memberInfo}/updatePayPassword`,
  specMember,
);

/** The first payment PIN, after a proven identity. */
export const setPayPassword = post<S['setPayPassword']>('security.setPayPassword', `${payPassword}/set`, ourMember);

export const editPayPassword = post<S['editPayPassword']>('security.editPayPassword', `${payPassword}/edit`, ourMember);

/** A new PIN after a proven identity. */
export const resetPayPassword = post<S['resetPayPassword']>(
  'security.resetPayPassword',
  `${payPassword}/refind`,
  ourMember,
);

/** Proves by a code to the member's phone, or by the login password, that its owner is at hand. */
export const verifyIdentity = post<S['verifyIdentity']>(
  'security.verifyIdentity',
  `${memberInfo}/verify-identity`,
  ourMember,
);

/** Ends every other login, and tells the former phone. */
export const changePhone = post<S['changePhone']>('security.changePhone', `${memberInfo}/change-phone`, ourMember);

/** Whether a second factor is on, and whether the company asks for one. */
export const secondFactor = get<S['secondFactor']>('security.secondFactor', `${memberInfo}/second-factor`, ourMember);

/** A secret for a code app, after a proven identity; it guards nothing until it is confirmed. */
export const startSecondFactor = post<S['startSecondFactor']>(
  'security.startSecondFactor',
  `${memberInfo}/second-factor/start`,
  ourMember,
);

export const confirmSecondFactor = post<S['confirmSecondFactor']>(
  'security.confirmSecondFactor',
  `${memberInfo}/second-factor/confirm`,
  ourMember,
);

export const endSecondFactor = post<S['endSecondFactor']>(
  'security.endSecondFactor',
  `${memberInfo}/second-factor/end`,
  ourMember,
);

/** The former recovery codes open nothing any more. */
export const renewRecoveryCodes = post<S['renewRecoveryCodes']>(
  'security.renewRecoveryCodes',
  `${memberInfo}/second-factor/recovery-codes`,
  ourMember,
);

/** Whether the company asks its members for a second factor before anything that needs a permission. */
export const requireSecondFactor = post<S['requireSecondFactor']>(
  'security.requireSecondFactor',
  `${memberInfo}/second-factor/require`,
  { auth: 'business', source: 'ours', permission: 'business_edit' },
);

/** The member's logins in force, the one used last first. */
export const devices = get<S['devices']>('security.devices', `${memberInfo}/devices`, ourMember);

export const endDevice = post<S['endDevice']>('security.endDevice', `${memberInfo}/devices/end`, ourMember);

export const endOtherDevices = post<S['endOtherDevices']>(
  'security.endOtherDevices',
  `${memberInfo}/devices/end-others`,
  ourMember,
);

/** Sends a code by text message for a step of the security pages. */
export const sendVerificationCode = post<S['sendVerificationCode']>(
  'security.sendVerificationCode',
  '/api/blade-resource/sms/endpoint/verification-code',
  specOpen,
);
