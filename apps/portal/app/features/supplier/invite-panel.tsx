import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ChosenCompanies } from '@jianzhu/ui/companies';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { RecordAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { supplierTexts as texts } from './messages.ts';
import { chooseCompanies, inviteCompanies } from './supplier-calls.ts';
import type { Chosen } from './use-chosen.ts';

export interface InvitePanelProps {
  readonly inquiry: {
    readonly id: string;
    readonly version: number;
    readonly status: number;
    readonly allowedActions: readonly string[];
  };
  readonly chosen: Chosen;
  readonly act: RecordAct;
}

/** The suppliers that are chosen: of a draft they are kept with it, of an inquiry that is out invited at once. */
export function InvitePanel({ inquiry, chosen, act }: InvitePanelProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { id, version, status, allowedActions } = inquiry;
  const isDraft = status === INQUIRY_STATUS.draft;
  const editorHref = `${paths.addInquirySheet}?id=${id}`;
  const count = chosen.chosen.length;
  const body = { id, version, businessIds: chosen.chosen.map((one) => one.id) };
  const mayInvite = isDraft ? allowedActions.includes('edit') : allowedActions.includes('invite') && count > 0;

  const invite = useAskedAct(act, 'invite', async (key) => {
    if (isDraft) {
      await chooseCompanies(client, body);
      chosen.sent();
      client.notify({ tone: 'success', text: texts.kept(count) });
      await navigate(editorHref);
      return undefined;
    }
    await inviteCompanies(client, body, key);
    chosen.clear();
    return texts.invited(count);
  });

  return (
    <>
      <ChosenCompanies
        title={texts.chosenTitle}
        companies={chosen.chosen}
        max={chosen.most}
        onRemove={chosen.remove}
        onClear={chosen.clear}
      >
        <InlineAlert>{isDraft ? texts.draftHint : texts.inviteHint}</InlineAlert>
        <Button wide disabled={!mayInvite} pending={act.isBusy('invite')} onClick={isDraft ? invite.run : invite.ask}>
          {texts.invite(count)}
        </Button>
        {isDraft && (
          <ButtonLink variant="line" wide href={editorHref}>
            {texts.backToDraft}
          </ButtonLink>
        )}
      </ChosenCompanies>
      <ConfirmDialog
        {...invite.dialog}
        title={texts.inviteTitle}
        text={texts.inviteConfirm(count)}
        confirmText={texts.invite(0)}
      />
    </>
  );
}
