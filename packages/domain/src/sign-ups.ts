export { checkSignUp } from './sign-up/check-sign-up.ts';
export { SIGN_UP_MESSAGES } from './sign-up/messages.ts';
export { payPage, SIGN_UP_NOTICES } from './sign-up/notices.ts';
export {
  LETTER_FORMS,
  MOST_LETTERS,
  MOST_MEMBERS,
  type SignUpFields,
  signUpAudit,
  signUpRecord,
  signUpRejection,
} from './sign-up/sign-up.ts';
export { SIGN_UP_STATUS, type SignUpFacts, type SignUpStatus, signUpMachine } from './sign-up/sign-up-status.ts';
