import { FEW_INVITEES, INQUIRY_MESSAGES, MOST_INVITEES, PUBLISH_SCOPE, sameLines } from '@jianzhu/domain/inquiries';
import { formatMoney, parseQuantity, quantityThousandths } from '@jianzhu/domain/money';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { isBlank, type LineItem, LineItemGrid } from '@jianzhu/ui/line-item-grid';
import { ActionBar, ErrorSummary, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { StepStrip } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { referenceAmount } from '../../asked-lines/grid-line.ts';
import { ImportLines } from '../../asked-lines/import-lines.tsx';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { RefusedActAlert } from '../../record/refused-act.tsx';
import { SheetConflict, SheetNote } from '../../record/sheet-conflict.tsx';
import { useAct } from '../../record/use-act.ts';
import { BasicFields, TermFields } from './basic-fields.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { AddressChoice, SupplierChoice } from './editor-choices.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import { type InquiryDetail, inquiryCalls, type PublishQuota } from './inquiry-calls.ts';
import { inquiryHref } from './inquiry-links.ts';
import { inquiryTexts } from './messages.ts';
import { SplitDialog } from './split-dialog.tsx';
import { type EditorStart, useInquiryEditor } from './use-inquiry-editor.ts';

export interface InquiryEditorProps extends EditorStart {
  /** Null where it could not be read. */
  readonly quota: PublishQuota | null;
}

const STEPS = ['basics', 'lines', 'suppliers', 'preview'] as const;

type StepName = (typeof STEPS)[number];

/** Fields of the step that an error belongs to; all others are of the first. */
const stepOf = (field: string): StepName => {
  if (field === 'lines') return 'lines';
  if (field === 'inviteeIds' || field === 'publishScope') return 'suppliers';
  return field === 'remark' || field === 'attachments' ? 'preview' : 'basics';
};

type Question =
  | { readonly kind: 'merge'; readonly rows: readonly [number, number] }
  | { readonly kind: 'few' | 'publish' };

interface Asking {
  readonly lines?: readonly LineItem[];
  /** Pairs of equal rows that stay as they are. */
  readonly answered?: ReadonlySet<string>;
  readonly isFewAnswered?: boolean;
}

/** Creates or changes an inquiry (domain rules 3.2 to 3.4, 3.9). */
export function InquiryEditorPage({ addresses, quota, officeViewer, ...start }: InquiryEditorProps) {
  const { inquiry } = start;
  const head = useMemberHead(inquiry === null ? inquiryTexts.newOne : inquiryTexts.editOne);
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const [step, setStep] = useState<StepName>('basics');
  const [splitting, setSplitting] = useState<InquiryDetail | null>(null);
  const [isBatch, setBatch] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [keptPairs, setKeptPairs] = useState<ReadonlySet<string>>(new Set());
  const editor = useInquiryEditor({ ...start, addresses, officeViewer });
  const { files } = editor;
  const { values, items, filled, autosave, columns } = editor;
  const inviteeIds = (values.inviteeIds ?? []) as readonly string[]; // the form holds nothing else there
  const amount = filled.reduce((sum, item) => sum + (referenceAmount(item.values) ?? 0), 0);

  function go(id: string) {
    setStep(STEPS.find((name) => name === id) ?? 'basics');
    const heading = document.getElementById(`${id}-title`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  /** Asks what is still to be asked before a publication, one thing after the other. */
  function ask({ lines = filled, answered = keptPairs, isFewAnswered = false }: Asking = {}) {
    const pair = sameLines(
      lines.map(({ values: line }) => ({
        materialName: line.materialName ?? '',
        spec: line.spec ?? '',
        brand: line.brand ?? '',
        unit: line.unit || null,
      })),
    ).find((rows) => !answered.has(rows.join(' ')));
    if (pair !== undefined) return setQuestion({ kind: 'merge', rows: [pair[0], pair[1]] });
    const isFew = values.publishScope === PUBLISH_SCOPE.invited && inviteeIds.length < FEW_INVITEES;
    setQuestion({ kind: isFew && !isFewAnswered ? 'few' : 'publish' });
  }

  function begin() {
    if (editor.mayPublish()) ask();
  }

  /** Splits what is kept: the platform knows the lines by then. */
  async function beginSplit() {
    if (!(await editor.keep())) return;
    const { id } = editor.seen();
    await act.run('split', async () => {
      if (id !== undefined) setSplitting(await (await inquiryCalls(client)).detail({ query: { id } }));
      return undefined;
    });
  }

  function publish() {
    void act
      .run('publish', async (idempotencyKey) => {
        if (!(await editor.keep())) return undefined;
        const { id = '', version } = editor.seen();
        try {
          const calls = await inquiryCalls(client);
          await calls.publish({ body: { id, version } }, { idempotencyKey });
          client.notify({ tone: 'success', text: texts.published });
          await navigate(inquiryHref(id), { replace: true });
          return undefined;
        } catch (error) {
          if (!editor.refuse(error)) throw error;
          return undefined;
        }
      })
      .then(() => setQuestion(null));
  }

  function merge([first, second]: readonly [number, number]) {
    const left = merged(items, filled[first - 1], filled[second - 1]);
    editor.setItems(left);
    // Rows that were to stay as they are may have other numbers now.
    setKeptPairs(new Set());
    ask({ lines: left.filter((item) => !isBlank(item)), answered: new Set() });
  }

  const countOf = (name: StepName) => editor.allErrors.filter(({ fieldId }) => stepOf(fieldId) === name).length;
  const doneOf: Readonly<Record<StepName, boolean>> = {
    basics: false,
    lines: false,
    suppliers: inviteeIds.length > 0,
    preview: false,
  };
  const note = (
    <SheetNote sheet={editor} besides={quota?.limit == null ? null : texts.quota(quota.used, quota.limit)} />
  );

  return (
    <>
      <SheetFormPage
        {...head}
        status={<Tag>{inquiryTexts.tabNames.draft}</Tag>}
        actions={editor.code !== '' && <span>{texts.code(editor.code)}</span>}
        onSubmit={begin}
      >
        <StepStrip
          label={texts.steps}
          current={step}
          onGo={go}
          steps={STEPS.map((name) => ({
            id: name,
            label: texts.stepNames[name],
            isDone: doneOf[name],
            errors: countOf(name),
          }))}
        />
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
        <SheetSection
          id="lines"
          title={texts.lines}
          flush
          hint={INQUIRY_MESSAGES.totals(filled.length, formatMoney(amount))}
        >
          <LineItemGrid
            label={texts.lines}
            columns={columns}
            items={items}
            onChange={editor.setItems}
            totals={{ amount: formatMoney(amount) }}
          >
            <Button variant="line" size="compact" onClick={() => setBatch(true)}>
              {texts.batch}
            </Button>
            <Button variant="line" size="compact" disabled={filled.length < 2} onClick={() => void beginSplit()}>
              {texts.split.act}
            </Button>
            <ImportLines items={items} onImport={editor.setItems} />
          </LineItemGrid>
        </SheetSection>
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
      {splitting && <SplitDialog inquiry={splitting} onClose={() => setSplitting(null)} />}
      {isBatch && (
        <BatchDialog
          onApply={(changed) => {
            setBatch(false);
            editor.setItems(items.map((item) => withCells(item, changed)));
            client.notify({ tone: 'success', text: texts.batchDone(filled.length) });
          }}
          onClose={() => setBatch(false)}
        />
      )}
      <ConfirmDialog
        open={question?.kind === 'merge'}
        text={question?.kind === 'merge' ? INQUIRY_MESSAGES.sameLines(question.rows[0], question.rows[1]) : ''}
        confirmText={texts.merge}
        cancelText={texts.keep}
        onConfirm={() => question?.kind === 'merge' && merge(question.rows)}
        onCancel={() => {
          if (question?.kind !== 'merge') return;
          const answered = new Set([...keptPairs, question.rows.join(' ')]);
          setKeptPairs(answered);
          ask({ answered });
        }}
      />
      <ConfirmDialog
        open={question?.kind === 'few'}
        text={INQUIRY_MESSAGES.fewInvitees}
        confirmText={texts.goOn}
        onConfirm={() => ask({ isFewAnswered: true })}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question?.kind === 'publish'}
        title={INQUIRY_MESSAGES.publishTitle}
        text={INQUIRY_MESSAGES.publishConfirm({
          suppliers: inviteeIds.length,
          isSealed: values.sealed === 1,
          isPublic: values.publishScope === PUBLISH_SCOPE.open,
        })}
        confirmText={texts.publish}
        pending={act.isBusy('publish')}
        onConfirm={publish}
        onCancel={() => setQuestion(null)}
      />
      <SheetConflict sheet={editor} columns={columns} />
    </>
  );
}

function StepButtons({ step, onGo }: { readonly step: StepName; readonly onGo: (id: string) => void }) {
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];
  const after = STEPS[at + 1];
  return (
    <>
      {before && (
        <Button variant="line" onClick={() => onGo(before)}>
          {texts.previous}
        </Button>
      )}
      {after && (
        <Button variant="line" onClick={() => onGo(after)}>
          {texts.next}
        </Button>
      )}
    </>
  );
}

/** The cells that were given, in a line that is filled in. */
function withCells(item: LineItem, changed: Readonly<Record<string, string>>): LineItem {
  const isFilled = Object.values(item.values).some((value) => value !== '');
  return isFilled ? { ...item, values: { ...item.values, ...changed } } : item;
}

/** The lines without the second of two that ask for the same, whose quantity the first one gets. */
function merged(
  items: readonly LineItem[],
  first: LineItem | undefined,
  second: LineItem | undefined,
): readonly LineItem[] {
  if (first === undefined || second === undefined) return items;
  const sum =
    (quantityThousandths(first.values.quantity ?? '') ?? 0n) +
    (quantityThousandths(second.values.quantity ?? '') ?? 0n);
  const digits = String(sum).padStart(4, '0');
  const text = `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '');
  const quantity = parseQuantity(text) ?? first.values.quantity ?? '';
  return items
    .filter((item) => item !== second)
    .map((item) => (item === first ? { ...item, values: { ...item.values, quantity } } : item));
}
