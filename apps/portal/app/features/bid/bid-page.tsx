import { asksManager, BID_MESSAGES } from '@jianzhu/domain/bids';
import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Countdown } from '@jianzhu/ui/countdown';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LineItemGrid } from '@jianzhu/ui/line-item-grid';
import {
  ActionBar,
  ErrorSummary,
  FieldGrid,
  FieldSpan,
  SectionParts,
  SheetFormPage,
  SheetSection,
} from '@jianzhu/ui/pages';
import { RecordSummary } from '@jianzhu/ui/record';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { SheetConflict, SheetNote } from '../../record/sheet-conflict.tsx';
import { useAtMoment } from '../../record/use-at-moment.ts';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { useSheetSubmission } from '../../record/use-sheet-submission.ts';
import { type AskedTender, bidCalls, type OwnBid } from './bid-calls.ts';
import { BidChecks } from './bid-checks.tsx';
import { bidColumns } from './bid-columns.ts';
import { bidHref } from './bid-links.ts';
import { bidFormTexts as texts } from './messages.ts';
import { type BidEditor, useBidEditor } from './use-bid-editor.ts';

/** A draft is kept once more before the deadline shuts it. */
const LAST_SAVE_MS = 5_000;

export interface BidPageProps {
  readonly tender: AskedTender;
  readonly own: OwnBid;
  readonly officeViewer: string | null;
}

/** Makes a bid, or replaces it before the deadline (domain rules 5.6). */
export function BidPage({ tender, own, officeViewer }: BidPageProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const untilMs = useServerMoment(tender.bidDeadline, tender.serverTime);
  useReloadAfter(untilMs);
  const isOver = tender.status !== TENDER_STATUS.bidding || tender.serverTime >= tender.bidDeadline;
  const isShut = isOver || !own.isSignedUp;
  const editor = useBidEditor({ tender, bid: own.bid, officeViewer, isShut });
  const { autosave, isDraft, total } = editor;
  useAtMoment(untilMs === null ? null : untilMs - LAST_SAVE_MS, () => isDraft && void autosave.flush());
  const label = isDraft ? texts.submit : texts.replace;

  const submission = useSheetSubmission(editor, {
    send: async (body, options) => (await bidCalls(client)).submit({ body: { ...body, tenderId: tender.id } }, options),
    done: BID_MESSAGES.submitted,
    hrefOf: bidHref,
  });

  return (
    <>
      <SheetFormPage
        {...head}
        onSubmit={() => {
          if (!isShut) submission.ask();
        }}
      >
        <SheetSection id="tender" title={texts.tender}>
          <TenderHead tender={tender} untilMs={isOver ? null : untilMs} />
        </SheetSection>
        {own.refusal !== '' && (
          <InlineAlert tone="warning">
            {isShut ? texts.shut(isOver ? texts.closed : own.refusal) : own.refusal}
          </InlineAlert>
        )}
        <DraftOffer offer={editor.offer} />
        <LostAct lost={submission.lost} />
        <ErrorSummary errors={editor.allErrors} />
        <SheetSection id="checks" title={texts.checks} hint={texts.checksHint}>
          <BidChecks editor={editor} tender={tender} standing={own} />
        </SheetSection>
        {editor.isListed && (
          <SheetSection id="lines" title={texts.lines} hint={texts.linesHint} flush>
            <LineItemGrid
              label={texts.lines}
              columns={bidColumns}
              items={editor.items}
              onChange={editor.setItems}
              fixedRows
              phone="cards"
              totals={{ amount: total === null ? '—' : formatMoney(total) }}
            />
          </SheetSection>
        )}
        <SheetSection id="terms" title={texts.terms}>
          <Terms editor={editor} />
        </SheetSection>
        <SheetSection id="files" title={texts.files} hint={texts.filesHint}>
          <SectionParts>
            {editor.files.table}
            {editor.biz.table}
            {editor.other.table}
          </SectionParts>
        </SheetSection>
        <ActionBar
          note={
            <>
              {editor.isListed && `${BID_MESSAGES.progress(editor.pricedCount, editor.items.length)}，`}
              {texts.total} <b>{total === null ? '—' : formatMoney(total)}</b> <SheetNote sheet={editor} />
            </>
          }
        >
          {isDraft && (
            <Button variant="line" disabled={isShut} onClick={() => void editor.saveDraft()}>
              {texts.saveDraft}
            </Button>
          )}
          <Button
            type="submit"
            pending={submission.isBusy}
            disabled={isShut || own.refusal !== '' || editor.isUploading}
          >
            {label}
          </Button>
        </ActionBar>
      </SheetFormPage>
      <LeaveGuard isNeeded={!submission.isSubmitted && !isShut && (!autosave.isSaved || editor.isUploading)} />
      <SheetConflict sheet={editor} columns={bidColumns} />
      <ConfirmDialog
        open={submission.isAsked && !isShut}
        title={texts.submitTitle}
        text={
          total === null ? '' : texts.confirm(formatMoney(total), capitalAmount(total)) + BID_MESSAGES.submitConfirm
        }
        confirmText={label}
        pending={submission.isBusy}
        onConfirm={submission.submit}
        onCancel={submission.giveUp}
      />
    </>
  );
}

function TenderHead({ tender, untilMs }: { readonly tender: AskedTender; readonly untilMs: number | null }) {
  const { controlPrice } = tender;
  return (
    <RecordSummary
      title={tender.title}
      tags={<Tag tone="brand">{texts.sealed}</Tag>}
      facts={[
        tender.code,
        tender.supplier?.buyerName ?? '',
        ...(controlPrice === null ? [] : [texts.controlPrice(formatMoney(controlPrice))]),
      ]}
      aside={
        untilMs !== null && (
          <>
            <span>{texts.until}</span>
            <Countdown label={texts.until} untilMs={untilMs} />
            <span>{tender.bidDeadline.slice(0, 16)}</span>
          </>
        )
      }
    />
  );
}

/** What a bid answers besides its lines. */
function Terms({ editor }: { readonly editor: BidEditor }) {
  const isWork = asksManager(editor.asked.tenderKind);
  return (
    <FieldGrid>
      {!editor.isListed && (
        <>
          <RecordField form={editor} name="totalPrice" required />
          <RecordField form={editor} name="taxRate" required />
        </>
      )}
      <RecordField form={editor} name="periodDays" />
      <RecordField form={editor} name="qualityText" />
      <RecordField form={editor} name="projectManager" required={isWork} />
      <RecordField form={editor} name="managerCert" required={isWork} />
      <FieldSpan of="all">
        <RecordField form={editor} name="bidLetter" />
      </FieldSpan>
    </FieldGrid>
  );
}
