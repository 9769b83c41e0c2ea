import { INQUIRY_STATUS, MOST_INVITEES } from '@jianzhu/domain/inquiries';
import { Button } from '@jianzhu/ui';
import { ChosenCompanies } from '@jianzhu/ui/companies';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { usePortalClient } from '../../portal-client.ts';
import type { RecordAct } from '../../record/use-act.ts';
import { supplierTexts as texts } from './messages.ts';
import { inviteCompanies } from './supplier-calls.ts';
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

/** The suppliers that are chosen, and the invitation of them all at once. */
export function InvitePanel({ inquiry, chosen, act }: InvitePanelProps) {
  const client = usePortalClient();
  const mayInvite = inquiry.allowedActions.includes('invite');
  const count = chosen.chosen.length;

  const invite = () =>
    act.run('invite', async (key) => {
      const { id, version } = inquiry;
      await inviteCompanies(client, { id, version, businessIds: chosen.chosen.map((one) => one.id), key });
      chosen.clear();
      return texts.invited(count);
    });

  return (
    <ChosenCompanies
      title={texts.chosenTitle}
      companies={chosen.chosen.map(({ id, name, note, cityName }) => ({
        id,
        name,
        detail: note?.groupName || cityName,
      }))}
      max={MOST_INVITEES}
      onRemove={chosen.remove}
      onClear={chosen.clear}
    >
      <InlineAlert>{inquiry.status === INQUIRY_STATUS.draft ? texts.draftHint : texts.inviteHint}</InlineAlert>
      <Button wide disabled={!mayInvite || count === 0} pending={act.isBusy('invite')} onClick={() => void invite()}>
        {texts.invite(count)}
      </Button>
    </ChosenCompanies>
  );
}
