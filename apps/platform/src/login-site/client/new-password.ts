import { type Form, requireFilled } from './form.ts';
import { texts } from './page.ts';

/** Both entries of a new password; the server judges its strength. */
export function requireNewPassword(form: Form): boolean {
  if (!requireFilled(form, { password: texts.newPasswordEmpty, confirmation: texts.confirmationEmpty })) return false;
  if (form.value('password') === form.value('confirmation')) return true;
  form.fieldError('confirmation', texts.confirmationDiffers);
  return false;
}
