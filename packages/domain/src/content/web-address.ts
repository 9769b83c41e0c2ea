import type { Violation } from '../violation.ts';

/** Characters of an address that operators write. */
export const WEB_ADDRESS_LENGTH = 500;

/** A page or a picture of ours, or an address of another site; '' is none. */
export const isWebAddress = (text: string): boolean => text === '' || /^(https?:\/\/[^/\\\s]|\/(?![/\\]))/.test(text);

/** The rule of a field that holds one. */
export const checkWebAddress =
  (label: string) =>
  (text: string): Violation | null =>
    isWebAddress(text) ? null : { code: 'address', message: `${label}不正确` };
