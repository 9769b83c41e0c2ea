import { BUSINESS_MEMBER_MESSAGES } from '@jianzhu/domain/business-members';
import { Select } from '@jianzhu/ui/select';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { MemberPhone } from '../../phone-code/member-phone.tsx';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import type { MemberDialogProps } from './edit-member.tsx';
import { memberCalls } from './member-calls.ts';
import { memberTexts as texts } from './messages.ts';

/** Passes the company on to a certified colleague, by a code to the own phone (domain rules 16.1). */
export function TransferOwner({ member, choices, onClose }: MemberDialogProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useSentForm();
  const proof = usePhoneProof();
  const [userId, setUserId] = useState<string | null>(null);
  const key = useRef(newKey());
  const colleagues = choices.colleagues.filter(({ isOwner }) => !isOwner);

  function transfer() {
    const found = { ...(userId === null && { userId: texts.newOwnerEmpty }), ...proof.violations() };
    form.submit(found, 'smsCode', async () => {
      const { id, version } = member;
      const body = { id, version, userId: userId ?? '', smsCode: proof.smsCode };
      await (await memberCalls(client)).transfer({ body }, { idempotencyKey: key.current });
      client.notify({ tone: 'success', text: texts.transferred });
      onClose();
      // What she may do herself is another now.
      await (await client.memberSession()).changedOwnData();
      await revalidate();
    });
  }

  return (
    <FormDialog
      title={texts.transfer}
      text={BUSINESS_MEMBER_MESSAGES.transferConfirm}
      isRunning={form.isRunning}
      onSubmit={transfer}
      onClose={onClose}
    >
      <Select
        id="userId"
        label={texts.newOwner}
        help={texts.newOwnerHelp}
        required
        error={form.errors.userId}
        options={colleagues.map(({ id, name, isCertified }) => ({
          value: id,
          label: isCertified ? name : `${name}（${texts.notCertified}）`,
          disabled: !isCertified,
        }))}
        value={userId}
        onChange={setUserId}
      />
      <MemberPhone
        scene="identity"
        label={texts.ownPhone}
        form={form}
        proof={proof}
        otherWay={texts.askService}
        onOtherWay={() => void navigate(paths.customerService)}
      />
    </FormDialog>
  );
}
