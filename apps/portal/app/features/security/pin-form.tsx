import { checkNewPin, checkPin } from '@jianzhu/domain';
import { localPath } from '@jianzhu/domain/pages';
import { PinField, TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { type FieldTexts, fieldTexts } from '../../record/field-texts.ts';
import { securityTexts as texts } from './messages.ts';
import { ProveAgain } from './prove-again.tsx';
import { secondFactorTexts } from './second-factor-messages.ts';
import { SecurityFormPage } from './security-form.tsx';
import { useSecurityForm } from './use-security-form.ts';

/** What allows a new PIN: the old one, or a proven identity. */
export type PinRight =
  | { readonly by: 'old-pin' }
  | { readonly by: 'proof'; readonly verifyTicket: string; readonly isFirst: boolean };

/** Another payment PIN, or the first one (domain rules 13.2). */
export function PinForm({ title, right }: { readonly title: string; readonly right: PinRight }) {
  const client = usePortalClient();
  const navigate = useNavigate();
  // A page that has asked for the PIN is gone back to.
  const [search] = useSearchParams();
  const { errors, isRunning, submit } = useSecurityForm();
  const [oldPin, setOldPin] = useState('');
  const [newPin, setNewPin] = useState('');
  const [confirm, setConfirm] = useState('');
  const [secondCode, setSecondCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  // The platform asks a member with a second factor for its code, and no one else.
  if (errors.secondCode !== undefined && !asksCode) setAsksCode(true);

  function violations(): FieldTexts {
    const old = right.by === 'old-pin' ? checkPin(oldPin) : null;
    return { ...(old && { oldPin: old.message }), ...fieldTexts(checkNewPin(newPin, confirm)) };
  }

  function save() {
    const given = asksCode ? { secondCode } : {};
    submit(violations(), right.by === 'old-pin' ? 'oldPin' : 'newPin', async ({ security }) => {
      if (right.by === 'old-pin') await security.editPayPassword({ body: { oldPin, newPin, ...given } });
      else if (right.isFirst) {
        await security.setPayPassword({ body: { verifyTicket: right.verifyTicket, newPin, confirm, ...given } });
      } else await security.resetPayPassword({ body: { verifyTicket: right.verifyTicket, newPin, ...given } });
      client.notify({ tone: 'success', text: texts.pinSaved });
      await navigate(localPath(search.get('back')) ?? paths.security, { replace: true });
    });
  }

  return (
    <SecurityFormPage
      title={title}
      note={texts.payNote}
      errors={errors}
      isRunning={isRunning}
      besides={right.by === 'proof' && <ProveAgain />}
      onSubmit={save}
    >
      {right.by === 'old-pin' && (
        <PinField id="oldPin" label={texts.oldPin} required value={oldPin} error={errors.oldPin} onChange={setOldPin} />
      )}
      <PinField
        id="newPin"
        label={texts.newPin}
        required
        help={texts.pinHelp}
        value={newPin}
        error={errors.newPin}
        onChange={setNewPin}
      />
      <PinField
        id="confirm"
        label={texts.confirmPin}
        required
        value={confirm}
        error={errors.confirm}
        onChange={setConfirm}
      />
      {asksCode && (
        <TextField
          id="secondCode"
          label={secondFactorTexts.anyCode}
          required
          autoComplete="one-time-code"
          maxLength={24}
          value={secondCode}
          error={errors.secondCode}
          onChange={setSecondCode}
        />
      )}
    </SecurityFormPage>
  );
}
