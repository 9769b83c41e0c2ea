import { FORM_MESSAGES } from '@jianzhu/domain';
import { TENDER_MESSAGES } from '@jianzhu/domain/tenders';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { DeleteDialog } from '../../record/delete-dialog.tsx';
import { type RecordAct, useAct } from '../../record/use-act.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { tenderTexts as texts } from './messages.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { type TenderDetail, tenderCalls } from './tender-calls.ts';
import { editHref } from './tender-links.ts';
import { TerminateDialog } from './terminate-dialog.tsx';

/** What an act on a tender has to know of it. */
interface ActedTender {
  readonly id: string;
  readonly version: number;
  readonly tenderType: number | null;
}

/** Acts that are done on the page of the tender, or in its row. */
export type TenderActName = 'continue' | 'withdraw' | 'delete' | 'copy' | 'change' | 'archive' | 'terminate' | 'submit';

/** Nobody else hears of a copy or an archive; a change and a submission are asked for in forms of their own. */
const UNASKED: readonly TenderActName[] = ['copy', 'change', 'archive', 'submit'];

interface Asked {
  readonly name: TenderActName;
  readonly tender: ActedTender;
}

interface TenderActs {
  readonly act: RecordAct;
  /** Does it, or asks first. */
  start(name: TenderActName, tender: ActedTender): void;
  /** What asks; to be drawn once on the page. */
  readonly dialogs: ReactNode;
}

/** The acts of the buyer on a tender, each with what it asks before (domain rules 5.3). */
export function useTenderActs(): TenderActs {
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [changing, setChanging] = useState<TenderDetail | null>(null);
  const [submitting, setSubmitting] = useState<TenderDetail | null>(null);
  const shut = () => setAsked(null);

  function run({ name, tender }: Asked): void {
    const { id, version } = tender;
    void act
      .run(`${name} ${id}`, async (idempotencyKey) => {
        const calls = await tenderCalls(client);
        if (name === 'copy') {
          const copy = await calls.copy({ body: { id } }, { idempotencyKey });
          client.notify({ tone: 'success', text: texts.done.copy });
          await navigate(editHref({ ...tender, id: copy.id }));
          return undefined;
        }
        if (name === 'archive') {
          // What answers is a file to be kept: the page stays.
          window.location.assign((await calls.archive({ body: { id } })).url);
          return texts.done.archive;
        }
        if (name === 'continue') {
          await calls.continue({ body: { id, version } }, { idempotencyKey });
          return texts.done.continue;
        }
        if (name === 'change' || name === 'submit') {
          // A row does not know the whole schedule or who is invited; what is done is done to what stands now.
          (name === 'change' ? setChanging : setSubmitting)(await calls.detail({ query: { id } }));
          return undefined;
        }
        if (name === 'withdraw') {
          await calls.withdraw({ body: { id, version } });
          client.notify({ tone: 'success', text: texts.done.withdraw });
          await navigate(editHref(tender));
          return undefined;
        }
        await calls.delete({ body: { id, version } });
        // The page of what is gone would say so; the list is where to go on.
        if (window.location.pathname !== paths.tenders) await navigate(paths.tenders, { replace: true });
        return FORM_MESSAGES.deleted;
      })
      .then(shut);
  }

  const isPending = asked !== null && act.isBusy(`${asked.name} ${asked.tender.id}`);
  return {
    act,
    start: (name, tender) => (UNASKED.includes(name) ? run({ name, tender }) : setAsked({ name, tender })),
    dialogs: (
      <>
        <ConfirmDialog
          open={asked?.name === 'continue'}
          title={texts.acts.continue}
          text={TENDER_MESSAGES.continueConfirm}
          confirmText={texts.acts.continue}
          pending={isPending}
          onConfirm={() => asked && run(asked)}
          onCancel={shut}
        />
        <ConfirmDialog
          open={asked?.name === 'withdraw'}
          title={texts.acts.withdraw}
          text={TENDER_MESSAGES.withdrawConfirm}
          confirmText={texts.acts.withdraw}
          pending={isPending}
          onConfirm={() => asked && run(asked)}
          onCancel={shut}
        />
        <DeleteDialog
          entity={texts.entity}
          open={asked?.name === 'delete'}
          pending={isPending}
          onConfirm={() => asked && run(asked)}
          onCancel={shut}
        />
        {submitting && <SubmitDialog tender={submitting} act={act} onClose={() => setSubmitting(null)} />}
        {changing && <ChangeDialog tender={changing} onClose={() => setChanging(null)} />}
        {asked?.name === 'terminate' && <TerminateDialog tender={asked.tender} onClose={shut} />}
      </>
    ),
  };
}
