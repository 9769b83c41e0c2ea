import { checkPasswordChange, MEMBER_MESSAGES, type PasswordStrength, passwordStrength } from '@jianzhu/domain';
import { isCommonPassword } from '@jianzhu/domain/common-passwords';
import { PasswordField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { fieldTexts } from '../../record/field-texts.ts';
import { securityTexts as texts } from './messages.ts';
import { SecurityFormPage } from './security-form.tsx';
import { useSecurityForm } from './use-security-form.ts';

/** Another login password for a member who knows the old one; then the login begins anew (domain rules 18.2). */
export function PasswordForm() {
  const client = usePortalClient();
  // The platform knows the whole number, and the names too.
  const owner = { isCommon: isCommonPassword, phone: useSession().userInfo?.phoneMasked ?? '' };
  const { errors, isRunning, submit } = useSecurityForm();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  /** What the form was sent with: a password that was refused is weak, for whatever reason. */
  const [judged, setJudged] = useState('');

  function strength(): PasswordStrength | null {
    if (newPassword === '') return null;
    const isRefused = newPassword === judged && errors.newPassword !== undefined;
    return isRefused ? 'weak' : passwordStrength(newPassword, owner);
  }

  function save() {
    setJudged(newPassword);
    const violations = checkPasswordChange({ oldPassword, newPassword, confirmation }, owner);
    submit(fieldTexts(violations), 'oldPassword', async ({ security }) => {
      await security.updatePassword({ body: { oldPassword, newPassword } });
      client.notify({ tone: 'success', text: MEMBER_MESSAGES.passwordChanged });
      (await client.memberSession()).forceLogout('password-changed');
    });
  }

  return (
    <SecurityFormPage
      title={texts.editLogin}
      note={texts.loginNote}
      errors={errors}
      isRunning={isRunning}
      onSubmit={save}
    >
      <PasswordField
        id="oldPassword"
        label={texts.oldPassword}
        required
        autoComplete="current-password"
        value={oldPassword}
        error={errors.oldPassword}
        onChange={setOldPassword}
      />
      <PasswordField
        id="newPassword"
        label={texts.newPassword}
        required
        autoComplete="new-password"
        help={texts.passwordHelp}
        strength={strength()}
        value={newPassword}
        error={errors.newPassword}
        onChange={setNewPassword}
      />
      <PasswordField
        id="confirmation"
        label={texts.confirmation}
        required
        autoComplete="new-password"
        value={confirmation}
        error={errors.confirmation}
        onChange={setConfirmation}
      />
    </SecurityFormPage>
  );
}
