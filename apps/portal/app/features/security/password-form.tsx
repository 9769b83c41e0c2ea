import { checkPasswordChange, MEMBER_MESSAGES, passwordStrength } from '@jianzhu/domain';
import { PasswordField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { securityTexts as texts } from './messages.ts';
import { SecurityFormPage } from './security-form.tsx';
import { useSecurityForm } from './use-security-form.ts';

/** Another login password for a member who knows the old one; then the login begins anew (domain rules 18.2). */
export function PasswordForm() {
  const client = usePortalClient();
  const { errors, isRunning, submit } = useSecurityForm();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');

  function save() {
    const violation = checkPasswordChange({ oldPassword, newPassword, confirmation });
    const found = violation === null ? {} : { [violation.field]: violation.message };
    submit(found, 'oldPassword', async ({ security }) => {
      await security.updatePassword({ body: { oldPassword, newPassword } });
      client.notify({ tone: 'success', text: MEMBER_MESSAGES.passwordChanged });
      (await client.memberSession()).forceLogout('password-changed');
    });
  }

  return (
    <SecurityFormPage title={texts.editLogin} errors={errors} isRunning={isRunning} onSubmit={save}>
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
        strength={newPassword === '' ? null : passwordStrength(newPassword)}
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
