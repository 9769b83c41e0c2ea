export { ROLE_MESSAGES } from './permission/messages.ts';
