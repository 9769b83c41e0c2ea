export { isCommonPassword } from './member/common-passwords.ts';
