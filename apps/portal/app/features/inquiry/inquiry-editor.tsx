import { MOST_INVITEES } from '@jianzhu/domain/inquiries';
import { Button, Tag } from '@jianzhu/ui';
import { ActionBar, ErrorSummary, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { RefusedActAlert } from '../../record/refused-act.tsx';
import { SheetConflict, SheetNote } from '../../record/sheet-conflict.tsx';
import { useAct } from '../../record/use-act.ts';
import { BasicFields, TermFields } from './basic-fields.tsx';
import { AddressChoice, SupplierChoice } from './editor-choices.tsx';
import { EditorLines } from './editor-lines.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import { EditorSteps, StepButtons, type StepName, stepNamed } from './editor-steps.tsx';
import type { PublishQuota } from './inquiry-calls.ts';
import { inquiryTexts } from './messages.ts';
import { type EditorStart, useInquiryEditor } from './use-inquiry-editor.ts';
import { usePublication } from './use-publication.tsx';

export interface InquiryEditorProps extends EditorStart {
  /** Null where it could not be read. */
  readonly quota: PublishQuota | null;
}

/** Creates or changes an inquiry (domain rules 3.2 to 3.4, 3.9). */
export function InquiryEditorPage({ quota, ...start }: InquiryEditorProps) {
  const { inquiry, addresses, officeViewer } = start;
  const head = useMemberHead(inquiry === null ? inquiryTexts.newOne : inquiryTexts.editOne);
  const act = useAct();
  const [step, setStep] = useState<StepName>('basics');
  const editor = useInquiryEditor(start);
  const publication = usePublication(editor, act);
  const { files, autosave } = editor;
  const inviteeIds = (editor.values.inviteeIds ?? []) as readonly string[]; // the form holds nothing else there

  function go(id: string) {
    setStep(stepNamed(id));
    const heading = document.getElementById(`${id}-title`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  const note = (
    <SheetNote sheet={editor} besides={quota?.limit == null ? null : texts.quota(quota.used, quota.limit)} />
  );

  return (
    <>
      <SheetFormPage
        {...head}
        status={<Tag>{inquiryTexts.tabNames.draft}</Tag>}
        actions={editor.code !== '' && <span>{texts.code(editor.code)}</span>}
        onSubmit={publication.begin}
      >
        <EditorSteps step={step} onGo={go} errors={editor.allErrors} hasSuppliers={inviteeIds.length > 0} />
        <DraftOffer offer={editor.offer} />
        <LostAct lost={act.lost} />
        {quota?.refusal && <RefusedActAlert id="publish-refused" refusal={quota.refusal} />}
        <ErrorSummary errors={editor.allErrors} />
        <SheetSection id="basics" title={texts.basics}>
          <BasicFields editor={editor} />
        </SheetSection>
        <SheetSection id="terms" title={texts.terms}>
          <TermFields editor={editor} />
        </SheetSection>
        <SheetSection id="receiving" title={texts.receiving}>
          <AddressChoice editor={editor} addresses={addresses} />
        </SheetSection>
        <EditorLines editor={editor} act={act} officeViewer={officeViewer} />
        <SheetSection id="suppliers" title={texts.suppliers} hint={texts.chosen(inviteeIds.length, MOST_INVITEES)}>
          <SupplierChoice editor={editor} invitees={inquiry?.buyer?.invitees ?? []} />
        </SheetSection>
        <SheetSection id="preview" title={texts.preview}>
          <RecordField form={editor} name="remark" />
          {files.table}
        </SheetSection>
        <ActionBar note={note}>
          <Button variant="line" onClick={() => void editor.saveDraft()}>
            {texts.saveDraft}
          </Button>
          <StepButtons step={step} onGo={go} />
          <Button
            type="submit"
            pending={act.isBusy('publish')}
            disabled={files.isUploading || quota?.refusal != null}
            aria-describedby={quota?.refusal ? 'publish-refused' : undefined}
          >
            {texts.publish}
          </Button>
        </ActionBar>
      </SheetFormPage>
      <LeaveGuard isNeeded={!autosave.isSaved || files.isUploading} />
      {publication.dialogs}
      <SheetConflict sheet={editor} columns={editor.columns} />
    </>
  );
}
