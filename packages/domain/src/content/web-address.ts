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

/**
 * A picture that lies with us; '' is none. Those of other sites would not be shown (the policy of our pages lets none in),
 * could change unseen, and would tell that site of each reader: they are uploaded first.
 */
export const isOwnPicture = (text: string): boolean => /^(\/(?![/\\])|$)/.test(text);

/** Says that a picture of another site is to be uploaded first. */
export const uploadFirst = (label: string): string => `${label}须先上传到平台，不能引用其他网站的图片`;

/** The rule of a field that holds one. */
export const checkPicture =
  (label: string) =>
  (text: string): Violation | null =>
    isOwnPicture(text) ? null : { code: 'picture', message: uploadFirst(label) };
