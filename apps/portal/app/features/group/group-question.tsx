import { GROUP_LIST_NAMES, GROUP_LISTS, groupInvitation, groupSharing } from '@jianzhu/domain/groups';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import type { useAct } from '../../record/use-act.ts';
import { type GroupRow, groupCalls } from './group-calls.ts';
import { groupTexts as texts } from './messages.ts';

/** What is asked before an act on a link, or before a company is invited. */
export type GroupQuestion =
  | { readonly kind: 'invite' }
  | { readonly kind: 'accept' | 'share' | 'refuse' | 'end' | 'revoke'; readonly link: GroupRow };

export interface GroupDialogProps {
  readonly question: GroupQuestion;
  readonly act: ReturnType<typeof useAct>;
  readonly onClose: () => void;
}

const options = GROUP_LIST_NAMES.map((id) => ({ id, label: GROUP_LISTS[id].label }));

/** Asks what an act needs: a company, the lists that are shown, or a yes. */
export default function GroupDialog({ question, act, onClose }: GroupDialogProps) {
  const client = usePortalClient();
  if (question.kind === 'invite') {
    return (
      <ActDialog
        title={texts.invite}
        text={texts.inviteText}
        confirmText={texts.send}
        record={groupInvitation}
        start={{ creditCode: '' }}
        send={async (body, idempotencyKey) => {
          await (await groupCalls(client)).invite({ body }, { idempotencyKey });
          return texts.invited;
        }}
        onClose={onClose}
      />
    );
  }
  const { kind, link } = question;
  if (kind === 'accept' || kind === 'share') return <Lists kind={kind} link={link} onClose={onClose} />;
  const { id, version, businessName } = link;
  const ask = { refuse: texts.refuseText, end: texts.endText, revoke: texts.revokeText }[kind];
  const done = { refuse: texts.refused, end: texts.ended, revoke: texts.revoked }[kind];
  const confirm = () =>
    act.run(`${kind} ${id}`, async (idempotencyKey) => {
      const calls = await groupCalls(client);
      const seen = { id, version };
      if (kind === 'refuse') await calls.answer({ body: { ...seen, agree: 0, lists: [] } }, { idempotencyKey });
      else await calls.end({ body: seen }, { idempotencyKey });
      return done;
    });
  return (
    <ConfirmDialog
      open
      text={ask(businessName)}
      confirmText={texts[kind]}
      pending={act.isBusy(`${kind} ${id}`)}
      onConfirm={() => void confirm().then(onClose)}
      onCancel={onClose}
    />
  );
}

interface ListsProps {
  readonly kind: 'accept' | 'share';
  readonly link: GroupRow;
  readonly onClose: () => void;
}

/** Asks which lists the parent may read. */
function Lists({ kind, link: { id, version, businessName, lists: before }, onClose }: ListsProps) {
  const client = usePortalClient();
  return (
    <ActDialog
      title={kind === 'accept' ? texts.acceptTitle(businessName) : texts.shareTitle(businessName)}
      text={texts.acceptText}
      confirmText={kind === 'accept' ? texts.accept : texts.save}
      record={groupSharing}
      start={{ lists: before }}
      send={async ({ lists }, idempotencyKey) => {
        const calls = await groupCalls(client);
        const body = { id, version, lists };
        if (kind === 'accept') await calls.answer({ body: { ...body, agree: 1 } }, { idempotencyKey });
        else await calls.share({ body }, { idempotencyKey });
        return kind === 'accept' ? texts.accepted : texts.shared;
      }}
      onClose={onClose}
    >
      {(form) => (
        <SeveralField form={form} name="lists" label={texts.lists} help="" options={options} max={options.length} />
      )}
    </ActDialog>
  );
}
