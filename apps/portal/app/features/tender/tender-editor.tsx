import { formatMoney } from '@jianzhu/domain/money';
import { TENDER_MESSAGES } from '@jianzhu/domain/tenders';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LineItemGrid } from '@jianzhu/ui/line-item-grid';
import { ActionBar, ErrorSummary, SectionParts, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { StatusTag, StepStrip } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { referenceAmount } from '../../asked-lines/grid-line.ts';
import { ImportLines } from '../../asked-lines/import-lines.tsx';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { RefusedActAlert } from '../../record/refused-act.tsx';
import { SheetConflict, SheetNote } from '../../record/sheet-conflict.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { detailTexts } from './detail-messages.ts';
import { editorTexts as texts } from './editor-messages.ts';
import { InviteeField } from './invitee-field.tsx';
import { tenderTexts } from './messages.ts';
import { OpenerField } from './opener-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { type SubmitQuota, tenderCalls } from './tender-calls.ts';
import { BasicFields, DemandFields, FeeFields } from './tender-fields.tsx';
import { tenderHref } from './tender-links.ts';
import { tenderLook } from './tender-look.ts';
import { type EditorStart, useTenderEditor } from './use-tender-editor.ts';

export interface TenderEditorProps extends EditorStart {
  /** Null where it could not be read. */
  readonly quota: SubmitQuota | null;
}

const STEPS = ['basics', 'lines', 'schedule', 'demands', 'fees', 'invitees'] as const;

type StepName = (typeof STEPS)[number];

/** Fields of the steps after the first; all others are of that one. */
const FIELDS_OF: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  lines: ['lines'],
  schedule: [
    ...['signUpStart', 'signUpEnd', 'docStart', 'docEnd', 'bidDeadline', 'openTime', 'depositDeadline'],
    ...['publicityDays', 'openerIds'],
  ],
  demands: ['requiredQualifications', 'performanceText', 'bidValidDays', 'candidateCount', 'evalMethod', 'evalItems'],
  fees: ['docFee', 'depositAmount', 'depositMethods', 'docVisible', 'docs'],
  invitees: ['inviteeIds'],
};

const stepOf = (field: string): StepName => STEPS.find((name) => FIELDS_OF[name]?.includes(field)) ?? 'basics';

/** Creates or changes a tender (domain rules 5.2). */
export function TenderEditorPage({ quota, ...start }: TenderEditorProps) {
  const { tender } = start;
  const editor = useTenderEditor(start);
  const { files, items, filled, columns, autosave, isInvited } = editor;
  const head = useMemberHead(headingOf(tender === null, isInvited));
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const [step, setStep] = useState<StepName>('basics');
  const amount = filled.reduce((sum, item) => sum + (referenceAmount(item.values) ?? 0), 0);
  const inviteeCount = ((editor.values.inviteeIds ?? []) as readonly string[]).length; // the form holds nothing else there
  const steps = STEPS.filter((name) => name !== 'invitees' || isInvited);
  const look = tenderLook(tender?.status ?? 0);
  const rejectReason = tender?.buyer?.rejectReason ?? '';

  function go(id: string) {
    setStep(STEPS.find((name) => name === id) ?? 'basics');
    const heading = document.getElementById(`${id}-title`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  const submit = useAskedAct(act, 'submit', async (idempotencyKey) => {
    if (!(await editor.keepForAct())) return undefined;
    const { id = '', version } = editor.seen();
    try {
      await (await tenderCalls(client)).submit({ body: { id, version } }, { idempotencyKey });
      client.notify({ tone: 'success', text: tenderTexts.done.submit });
      await navigate(tenderHref({ id, tenderType: start.tenderType }), { replace: true });
      return undefined;
    } catch (error) {
      if (!editor.refuse(error)) throw error;
      return undefined;
    }
  });

  const countOf = (name: StepName) => {
    const wrong = new Set(editor.allErrors.map(({ fieldId }) => fieldId).filter((field) => stepOf(field) === name));
    if (name === 'schedule') for (const { field } of editor.violations) wrong.add(field);
    return wrong.size;
  };

  return (
    <>
      <SheetFormPage
        {...head}
        status={<StatusTag look={look} />}
        actions={editor.code !== '' && <span>{texts.code(editor.code)}</span>}
        onSubmit={() => editor.maySubmit() && submit.ask()}
      >
        <StepStrip
          label={texts.steps}
          current={step}
          onGo={go}
          steps={steps.map((name) => ({
            id: name,
            label: texts.stepNames[name],
            isDone: false,
            errors: countOf(name),
          }))}
        />
        <DraftOffer offer={editor.offer} />
        <LostAct lost={act.lost} />
        {rejectReason !== '' && <InlineAlert tone="warning">{detailTexts.rejected(rejectReason)}</InlineAlert>}
        {quota?.refusal && <RefusedActAlert id="submit-refused" refusal={quota.refusal} />}
        <ErrorSummary errors={editor.allErrors} />
        <SheetSection id="basics" title={texts.stepNames.basics}>
          <BasicFields editor={editor} />
        </SheetSection>
        <SheetSection
          id="lines"
          title={texts.stepNames.lines}
          flush={editor.asksLines}
          hint={editor.asksLines ? texts.linesHint(filled.length, formatMoney(amount)) : ''}
        >
          {editor.asksLines ? (
            <LineItemGrid
              label={texts.stepNames.lines}
              columns={columns}
              items={items}
              onChange={editor.setItems}
              totals={{ amount: formatMoney(amount) }}
            >
              <ImportLines items={items} onImport={editor.setItems} />
            </LineItemGrid>
          ) : (
            <p>{texts.noLines}</p>
          )}
        </SheetSection>
        <SheetSection
          id="schedule"
          title={texts.stepNames.schedule}
          hint={
            editor.violations.length > 0
              ? `${texts.wrong(editor.violations.length)}，${texts.scheduleHint}`
              : texts.scheduleHint
          }
        >
          <SectionParts>
            <ScheduleFields editor={editor} />
            <OpenerField editor={editor} chosen={tender?.buyer?.openers ?? []} />
          </SectionParts>
        </SheetSection>
        <SheetSection id="demands" title={texts.stepNames.demands}>
          <DemandFields editor={editor} />
        </SheetSection>
        <SheetSection id="fees" title={texts.stepNames.fees}>
          <FeeFields editor={editor} />
        </SheetSection>
        <SheetSection id="docs" title={texts.docs} hint={texts.docsHint}>
          {files.table}
        </SheetSection>
        {isInvited && (
          <SheetSection id="invitees" title={texts.invitees} hint={texts.inviteesHint(inviteeCount)}>
            <InviteeField editor={editor} invitees={tender?.buyer?.invitees ?? []} />
          </SheetSection>
        )}
        <ActionBar
          note={
            <SheetNote
              sheet={editor}
              besides={quota?.limit == null ? null : tenderTexts.quota(quota.used, quota.limit)}
            />
          }
        >
          <Button variant="line" onClick={() => void editor.saveDraft()}>
            {texts.saveDraft}
          </Button>
          <Button
            type="submit"
            pending={act.isBusy('submit')}
            disabled={files.isUploading || quota?.refusal != null}
            aria-describedby={quota?.refusal ? 'submit-refused' : undefined}
          >
            {texts.submit}
          </Button>
        </ActionBar>
      </SheetFormPage>
      <LeaveGuard isNeeded={!autosave.isSaved || files.isUploading} />
      <ConfirmDialog
        {...submit.dialog}
        title={TENDER_MESSAGES.submitTitle}
        text={TENDER_MESSAGES.submitConfirm({ isInvited, suppliers: inviteeCount })}
        confirmText={texts.submit}
      />
      <SheetConflict sheet={editor} columns={columns} />
    </>
  );
}

function headingOf(isNew: boolean, isInvited: boolean): string {
  if (isNew) return isInvited ? tenderTexts.newInvited : tenderTexts.newOpen;
  return isInvited ? tenderTexts.editInvited : tenderTexts.editOpen;
}
