import { randomBytes } from 'node:crypto';
import { createOpaqueToken } from '../member/opaque-token.ts';

const PREFIX_BYTES = 4;
const KEY = /^jz\.[\da-f]{8}\.[\w-]{43}$/;

/** A new key: `jz.<eight signs>.<opaque token>`. What stands before the last dot may be shown, and tells keys apart. */
export function createKeyText(): { readonly text: string; readonly prefix: string } {
  const prefix = `jz.${randomBytes(PREFIX_BYTES).toString('hex')}`;
  return { text: `${prefix}.${createOpaqueToken()}`, prefix };
}

export const isKeyText = (text: string): boolean => KEY.test(text);
