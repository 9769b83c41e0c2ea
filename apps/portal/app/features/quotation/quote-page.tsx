import { PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import { QUOTATION_MESSAGES } from '@jianzhu/domain/quotations';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Countdown } from '@jianzhu/ui/countdown';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LineItemGrid } from '@jianzhu/ui/line-item-grid';
import { ActionBar, ErrorSummary, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { RecordSummary } from '@jianzhu/ui/record';
import { useState } from 'react';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LineFilesDialog } from '../../record/line-files-dialog.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { SheetConflict, SheetNote } from '../../record/sheet-conflict.tsx';
import { useAtMoment } from '../../record/use-at-moment.ts';
import { useSendLimit } from '../../record/use-send-limit.ts';
import { useSheetSubmission } from '../../record/use-sheet-submission.ts';
import { quotationCalls } from './quotation-calls.ts';
import { quotationHref } from './quotation-links.ts';
import { QuoteFile } from './quote-file.tsx';
import { quoteTexts as texts } from './quote-messages.ts';
import { QuoteTerms } from './quote-terms.tsx';
import { type QuoteStart, useQuoteEditor } from './use-quote-editor.ts';

export interface QuotePageProps extends QuoteStart {
  /** Why it cannot be sent any more; null while it can. */
  readonly closed: string | null;
}

/** Fills in a quotation, or changes it before the deadline (domain rules 4.1, 4.2, 4.4). */
export function QuotePage({ inquiry, quotation, officeViewer, closed }: QuotePageProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const limit = useSendLimit({ deadline: inquiry.quoteDeadline, serverTime: inquiry.serverTime }, closed);
  const isShut = limit.shut !== null;
  const editor = useQuoteEditor({ inquiry, quotation, officeViewer, isShut });
  const { items, sum, isDraft, autosave, files, columns } = editor;
  useAtMoment(limit.lastSaveMs, () => isDraft && void autosave.flush());
  const [isFilesShown, setFilesShown] = useState(false);
  const filed = inquiry.lines.filter(({ attachments }) => attachments.length > 0);

  const submission = useSheetSubmission(editor, {
    send: async (body, options) =>
      (await quotationCalls(client)).submit({ body: { ...body, inquiryId: inquiry.id } }, options),
    done: QUOTATION_MESSAGES.submitted,
    hrefOf: quotationHref,
  });

  return (
    <>
      <SheetFormPage
        {...head}
        onSubmit={() => {
          if (!isShut) submission.ask();
        }}
      >
        <SheetSection id="inquiry" title={texts.inquiry}>
          <RecordSummary
            title={inquiry.title}
            tags={
              <>
                <Tag tone="outline">
                  {inquiry.publishScope === PUBLISH_SCOPE.invited ? texts.invited : texts.public}
                </Tag>
                {inquiry.sealed === 1 ? <Tag tone="brand">{texts.sealed}</Tag> : <Tag>{texts.unsealed}</Tag>}
                <Tag tone="outline">{inquiry.wholeOrder === 1 ? texts.wholeOrder : texts.partial}</Tag>
              </>
            }
            facts={[inquiry.code, inquiry.supplier?.buyerName || texts.hiddenBuyer, inquiry.address.regionText]}
            aside={
              limit.untilMs !== null && (
                <>
                  <span>{texts.until}</span>
                  <Countdown label={texts.until} untilMs={limit.untilMs} />
                  <span>{inquiry.quoteDeadline.slice(0, 16)}</span>
                </>
              )
            }
          />
        </SheetSection>
        {isShut && <InlineAlert tone="warning">{texts.shut(limit.shut ?? '')}</InlineAlert>}
        <DraftOffer offer={editor.offer} />
        <LostAct lost={submission.lost} />
        <ErrorSummary errors={editor.allErrors} />
        <SheetSection
          id="lines"
          title={texts.lines}
          hint={texts.linesHint}
          flush
          actions={
            <>
              {filed.length > 0 && (
                <Button variant="line" size="compact" onClick={() => setFilesShown(true)}>
                  {texts.lineFiles}
                </Button>
              )}
              <QuoteFile code={inquiry.code} columns={columns} items={items} onChange={editor.setItems} />
            </>
          }
        >
          <LineItemGrid
            label={texts.lines}
            columns={columns}
            items={items}
            onChange={editor.setItems}
            fixedRows
            phone="cards"
            totals={{ amount: sum && formatMoney(sum.goodsAmount) }}
          />
        </SheetSection>
        <SheetSection id="terms" title={texts.terms}>
          <QuoteTerms editor={editor} inquiry={inquiry} />
        </SheetSection>
        <ActionBar
          note={
            <>
              {QUOTATION_MESSAGES.progress(editor.quotedCount, items.length)}，{texts.goods}{' '}
              {formatMoney(sum?.goodsAmount ?? 0)}，{texts.tax}{' '}
              {editor.discountError === null ? formatMoney(sum?.taxAmount ?? 0) : '—'}，{texts.sum}{' '}
              <b>{editor.discountError === null ? formatMoney(sum?.totalAmount ?? 0) : '—'}</b>{' '}
              <SheetNote sheet={editor} />
            </>
          }
        >
          {isDraft && (
            <Button variant="line" disabled={isShut} onClick={() => void editor.saveDraft()}>
              {texts.saveDraft}
            </Button>
          )}
          <Button type="submit" pending={submission.isBusy} disabled={isShut || files.isUploading}>
            {texts.submit}
          </Button>
        </ActionBar>
      </SheetFormPage>
      <LeaveGuard isNeeded={!submission.isSubmitted && (!autosave.isSaved || files.isUploading)} />
      <SheetConflict sheet={editor} columns={columns} />
      {isFilesShown && (
        <LineFilesDialog
          name={`lines-of-${inquiry.id}`}
          lines={filed.map(({ lineId, lineNo, materialName, spec, attachments }) => ({
            id: lineId,
            label: texts.line(lineNo, `${materialName} ${spec}`),
            files: attachments,
          }))}
          rules={procurementRules.line}
          officeViewer={officeViewer}
          onClose={() => setFilesShown(false)}
        />
      )}
      <ConfirmDialog
        open={submission.isAsked && !isShut}
        title={texts.submitTitle}
        text={
          sum === null
            ? ''
            : texts.total(formatMoney(sum.totalAmount), capitalAmount(sum.totalAmount)) +
              QUOTATION_MESSAGES.submitConfirm({ isSealed: inquiry.sealed === 1 })
        }
        confirmText={texts.submit}
        pending={submission.isBusy}
        onConfirm={submission.submit}
        onCancel={submission.giveUp}
      />
    </>
  );
}
