import { randomInt } from 'node:crypto';
import * as OTPAuth from 'otpauth';

/** Seconds of one code. */
const PERIOD = 30;
/** Steps before and after the current one whose codes are taken: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** What the code app shows over the code. */
const ISSUER = '建筑业数字平台';

const options = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;

/** A new secret, base32. */
export const createSecret = (): string => new OTPAuth.Secret({ size: SECRET_BYTES }).base32;

/** What the QR code for the app holds. */
export function otpauthUri(secret: string, label: string): string {
  return new OTPAuth.TOTP({ ...options, issuer: ISSUER, label, secret: OTPAuth.Secret.fromBase32(secret) }).toString();
}

/** The step of 30 seconds that a code belongs to, near the given time; undefined for a wrong code (RFC 6238). */
export function stepOfCode(secret: string, code: string, epochSeconds: number): number | undefined {
  const totp = new OTPAuth.TOTP({ ...options, secret: OTPAuth.Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: epochSeconds * 1000, window: WINDOW });
  return delta === null ? undefined : Math.floor(epochSeconds / PERIOD) + delta;
}

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. 16 of 32 signs: 80 bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Codes for who has lost the app, in groups of four. */
export function createRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** A recovery code however it was typed. */
export const plainRecoveryCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
