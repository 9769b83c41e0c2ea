import { type Form, requireFilled } from './form.ts';

/** Both entries of a new password; the server judges its strength. */
export function requireNewPassword(form: Form): boolean {
  if (!requireFilled(form, { password: '请输入新密码', confirmation: '请再次输入新密码' })) return false;
  if (form.value('password') === form.value('confirmation')) return true;
  form.fieldError('confirmation', '两次输入的密码不一致');
  return false;
}
