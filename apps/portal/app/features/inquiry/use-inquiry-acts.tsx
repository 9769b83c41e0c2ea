import { FORM_MESSAGES } from '@jianzhu/domain';
import { INQUIRY_MESSAGES, PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { DeleteDialog } from '../../record/delete-dialog.tsx';
import { FileActDialog } from '../../record/file-act-dialog.tsx';
import { type RecordAct, useAct } from '../../record/use-act.ts';
import { checkClosing, checkNewDeadline, closing, extension, supplement } from './act-records.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { editHref } from './inquiry-links.ts';
import { inquiryTexts as texts } from './messages.ts';

/** What an act on an inquiry has to know of it. */
interface ActedInquiry {
  readonly id: string;
  readonly version: number;
  readonly sealed: number;
  readonly publishScope: number | null;
  readonly invitedCount: number;
  readonly quoteDeadline: string;
  readonly publishTime: string;
}

/** Acts that are done on the page of the inquiry, or in its row. */
export type InquiryActName =
  | 'publish'
  | 'delete'
  | 'withdraw'
  | 'extend'
  | 'notice'
  | 'open'
  | 'close'
  | 'endSecond'
  | 'copy';

interface Asked {
  readonly name: InquiryActName;
  readonly inquiry: ActedInquiry;
}

interface InquiryActs {
  readonly act: RecordAct;
  /** Does it, or asks first. */
  start(name: InquiryActName, inquiry: ActedInquiry): void;
  /** What asks; to be drawn once on the page. */
  readonly dialogs: ReactNode;
}

/** The acts of the buyer on an inquiry, each with what it asks before (domain rules 3.5, 3.10). */
export function useInquiryActs(): InquiryActs {
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const [asked, setAsked] = useState<Asked | null>(null);
  const shut = () => setAsked(null);

  function run({ name, inquiry: { id, version } }: Asked): void {
    const body = { id, version };
    void act
      .run(`${name} ${id}`, async (idempotencyKey) => {
        const calls = await inquiryCalls(client);
        switch (name) {
          case 'copy': {
            const copy = await calls.copy({ body: { id } }, { idempotencyKey });
            client.notify({ tone: 'success', text: texts.done.copy });
            await navigate(editHref(copy.id));
            return undefined;
          }
          case 'publish':
            await calls.publish({ body }, { idempotencyKey });
            return texts.done.publish;
          case 'withdraw':
            await calls.withdraw({ body });
            client.notify({ tone: 'success', text: texts.done.withdraw });
            await navigate(editHref(id));
            return undefined;
          case 'open':
            await calls.open({ body });
            return texts.done.open;
          case 'endSecond':
            await calls.endSecond({ body });
            return texts.done.endSecond;
          default:
            await calls.delete({ body });
            // The page of what is gone would say so; the list is where to go on.
            if (window.location.pathname !== paths.myQuotations) await navigate(paths.myQuotations, { replace: true });
            return FORM_MESSAGES.deleted;
        }
      })
      .then(shut);
  }

  const start = (name: InquiryActName, inquiry: ActedInquiry) =>
    // Nobody else hears of a copy.
    name === 'copy' ? run({ name, inquiry }) : setAsked({ name, inquiry });
  const isPending = asked !== null && act.isBusy(`${asked.name} ${asked.inquiry.id}`);
  const confirm = (name: InquiryActName, text: string, confirmText: string, title?: string) => (
    <ConfirmDialog
      open={asked?.name === name}
      {...(title !== undefined && { title })}
      text={text}
      confirmText={confirmText}
      pending={isPending}
      onConfirm={() => asked && run(asked)}
      onCancel={shut}
    />
  );

  return {
    act,
    start,
    dialogs: (
      <>
        {confirm(
          'publish',
          INQUIRY_MESSAGES.publishConfirm({
            suppliers: asked?.inquiry.invitedCount ?? 0,
            isSealed: asked?.inquiry.sealed === 1,
            isPublic: asked?.inquiry.publishScope === PUBLISH_SCOPE.open,
          }),
          texts.acts.publish,
          INQUIRY_MESSAGES.publishTitle,
        )}
        {confirm(
          'withdraw',
          INQUIRY_MESSAGES.withdrawConfirm(asked?.inquiry.invitedCount ?? 0),
          texts.acts.withdraw,
          texts.acts.withdraw,
        )}
        {confirm('open', INQUIRY_MESSAGES.openConfirm, texts.acts.open)}
        {confirm('endSecond', INQUIRY_MESSAGES.secondEndConfirm, texts.acts.endSecond)}
        <DeleteDialog
          entity={texts.entity}
          open={asked?.name === 'delete'}
          pending={isPending}
          onConfirm={() => asked && run(asked)}
          onCancel={shut}
        />
        {asked !== null && <AskedForm asked={asked} onClose={shut} />}
      </>
    ),
  };
}

/** The form of an act that needs more than a yes. */
function AskedForm({ asked: { name, inquiry }, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const client = usePortalClient();
  const { id, version } = inquiry;
  switch (name) {
    case 'extend':
      return (
        <ActDialog
          title={texts.extendTitle}
          text={texts.extendText(inquiry.quoteDeadline.slice(0, 16))}
          record={extension}
          start={{ quoteDeadline: inquiry.quoteDeadline }}
          check={(values) => checkNewDeadline(values, inquiry)}
          send={async (values) => {
            await (await inquiryCalls(client)).extend({ body: { id, version, ...values } });
            return texts.done.extend;
          }}
          onClose={onClose}
        />
      );
    case 'close':
      return (
        <ActDialog
          title={texts.closeTitle}
          text={texts.closeText}
          record={closing}
          start={{ reason: null, remark: '' }}
          check={checkClosing}
          send={async (values) => {
            await (await inquiryCalls(client)).close({ body: { id, version, ...values } });
            return texts.done.close;
          }}
          onClose={onClose}
        />
      );
    case 'notice':
      return (
        <FileActDialog
          title={texts.noticeTitle}
          files={{
            name: `notice-of-${id}`,
            label: texts.noticeFiles,
            rules: procurementRules.record,
            officeViewer: null,
          }}
          text={texts.noticeText}
          record={supplement}
          start={{ content: '' }}
          send={async ({ content }, attachments, idempotencyKey) => {
            const calls = await inquiryCalls(client);
            await calls.notice({ body: { id, version, content, attachments } }, { idempotencyKey });
            return texts.done.notice;
          }}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
