import { BusinessError } from '@jianzhu/api-client';
import { AWARD_STATUS, INQUIRY_MESSAGES, INQUIRY_STATUS, LINE_STATUS } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { Button, EmptyState, Tag } from '@jianzhu/ui';
import { AwardPanel, ComparisonLegend, ComparisonMatrix } from '@jianzhu/ui/comparison';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Checkbox, FieldGroup } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { ActionBar, ErrorSummary, SectionParts, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { DescriptionList, RecordSummary } from '@jianzhu/ui/record';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useAct } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { awardsOf, nextCandidates, withoutExcluded } from './award-choices.ts';
import { awardTotal, shownAward } from './award-rows.ts';
import { ComparisonControls, type ComparisonView, WHOLE_VIEW } from './comparison-controls.tsx';
import { ComparisonFiles } from './comparison-files.tsx';
import {
  cellAt,
  cellFacts,
  cellsByPlace,
  comparedCell,
  comparedFacts,
  comparedLine,
  comparedOffer,
  type TaxMode,
} from './comparison-view.ts';
import { HandledQuotations } from './handled-quotations.tsx';
import { HeldAward } from './held-award.tsx';
import { inquiryCalls } from './inquiry-calls.ts';
import { inquiryLook } from './inquiry-columns.tsx';
import { inquiryHref } from './inquiry-links.ts';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';
import { useKeptAward } from './use-kept-award.ts';

const REASON_MAX = 200;
const noFiles: Parameters<typeof useRecordFiles>[0]['saved'] = [];

export interface SelectingPageProps {
  readonly loaded: LoadedRecord<Comparison>;
  readonly taxMode: TaxMode;
  readonly officeViewer: string | null;
}

/** Compares the quotations of an inquiry and awards it (domain rules 4.7). */
export function SelectingPage({ loaded, taxMode, officeViewer }: SelectingPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(comparison) => (
        <Selecting key={comparison.inquiry.id} comparison={comparison} mode={taxMode} officeViewer={officeViewer} />
      )}
    </StandingRecord>
  );
}

interface SelectingProps {
  readonly comparison: Comparison;
  readonly mode: TaxMode;
  readonly officeViewer: string | null;
}

function Selecting({ comparison, mode, officeViewer }: SelectingProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const { inquiry, lines, suppliers, strategies } = comparison;
  const { revalidate } = useRevalidator();
  useRecordNews('inquiry', revalidate);
  const held = inquiry.award?.status === AWARD_STATUS.held ? inquiry.award : null;
  const mayAward =
    inquiry.status === INQUIRY_STATUS.awarding && held === null && inquiry.allowedActions.includes('award');
  const kept = mayAward ? noFiles : (inquiry.award?.attachments ?? noFiles);
  const files = useRecordFiles({
    name: `award-of-${inquiry.id}`,
    label: texts.awardFiles,
    rules: procurementRules.award,
    saved: kept,
    officeViewer,
    readOnly: !mayAward,
  });
  const { chosen, setChoices, reasons, setReasons, clear } = useKeptAward(comparison, mayAward);
  // Whoever was excluded since wins nothing.
  const choices = useMemo(() => withoutExcluded(chosen, comparison), [chosen, comparison]);
  const [view, setView] = useState<ComparisonView>(WHOLE_VIEW);
  const { hidden, hasReference, isOnlyDifferent } = view;
  const [isPublic, setPublic] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const cells = useMemo(() => cellsByPlace(comparison), [comparison]);
  // Of an inquiry whose winner has refused, the lines of the others stay as they are.
  const openIds = useMemo(
    () => new Set(lines.filter(({ lineStatus }) => lineStatus === LINE_STATUS.open).map(({ lineId }) => lineId)),
    [lines],
  );
  const lowest = useMemo(
    () => new Map(comparison.cells.filter(({ isLowest }) => isLowest).map((cell) => [cell.lineId, cell])),
    [comparison],
  );
  const cellOf = useCallback(
    (lineId: string, offerId: string) => comparedCell(cellAt(cells, lineId, offerId), lowest.get(lineId), mode),
    [cells, lowest, mode],
  );
  const wholeOrder = inquiry.wholeOrder === 1;
  const shownSuppliers = suppliers.filter(({ quotationId }) => !hidden.has(quotationId));
  const shownLines = lines.filter(
    ({ lineId }) =>
      !isOnlyDifferent || new Set(shownSuppliers.map(({ quotationId }) => cellOf(lineId, quotationId)?.price)).size > 1,
  );
  const look = inquiryLook(inquiry.status);

  function choose(lineId: string, offerId: string | null) {
    if (!openIds.has(lineId)) return;
    setErrors([]);
    // A sheet that is awarded as a whole goes to one.
    const wanted = wholeOrder ? [...openIds].map((id) => [id, offerId] as const) : [[lineId, offerId] as const];
    setChoices((now) => new Map([...now, ...wanted]));
  }

  const take = (chosen: readonly { readonly lineId: string; readonly quotationId: string }[]) => {
    setErrors([]);
    const settled = [...choices].filter(([lineId]) => !openIds.has(lineId));
    const wanted = chosen.filter(({ lineId }) => openIds.has(lineId));
    setChoices(new Map([...settled, ...wanted.map(({ lineId, quotationId }) => [lineId, quotationId] as const)]));
  };
  const whole = (quotationId: string) =>
    lines.flatMap(({ lineId }) => (cellAt(cells, lineId, quotationId)?.quoted ? [{ lineId, quotationId }] : []));

  const openChoices = new Map([...choices].filter(([lineId]) => openIds.has(lineId)));
  const awards = awardsOf(comparison, openChoices, reasons, cells);
  const next = mayAward ? nextCandidates(comparison) : [];
  const decided = lines.filter(({ lineId }) => choices.has(lineId)).length;

  function check(): boolean {
    const open = lines.flatMap(({ lineId }, index) =>
      choices.has(lineId) || !openIds.has(lineId) ? [] : [INQUIRY_MESSAGES.undecided(index + 1)],
    );
    const missing = awards.some(({ isReasonAsked, reason }) => isReasonAsked && reason.trim() === '');
    const found = [...open, ...(missing ? [INQUIRY_MESSAGES.notLowest] : [])];
    setErrors(found);
    return found.length === 0;
  }

  function award() {
    void act
      .run('award', async (idempotencyKey) => {
        const { id, version } = inquiry;
        const attachments = files.value();
        try {
          const { isHeld } = await (await inquiryCalls(client)).award(
            {
              body: {
                ...{ id, version, attachments, resultPublic: isPublic ? 1 : 0 },
                awards: [...openIds].map((lineId) => ({ lineId, quotationId: choices.get(lineId) ?? null })),
                reasons: awards
                  .filter(({ reason }) => reason.trim() !== '')
                  .map(({ id: quotationId, reason }) => ({ quotationId, reason: reason.trim() })),
              },
            },
            { idempotencyKey },
          );
          // Before the page is left, which the guard would ask about.
          flushSync(() => files.submitted(attachments));
          clear();
          if (isHeld) return texts.held;
          client.notify({ tone: 'success', text: texts.done });
          await navigate(inquiryHref(id), { replace: true });
          return undefined;
        } catch (error) {
          if (!(error instanceof BusinessError) || error.fieldErrors.length === 0) throw error;
          setErrors(error.fieldErrors.map(({ message }) => message));
          return undefined;
        }
      })
      .then(() => setAsked(false));
  }

  if (suppliers.length === 0 && comparison.excluded.length === 0) {
    return (
      <SheetFormPage {...head} onSubmit={() => {}}>
        <EmptyState title={texts.noQuotes} />
      </SheetFormPage>
    );
  }
  const strategyButtons = [
    { label: texts.wholeLowest, chosen: strategies.wholeLowest === null ? [] : whole(strategies.wholeLowest) },
    { label: texts.perLine, chosen: wholeOrder ? [] : strategies.perLineLowest },
    { label: texts.perLanded, chosen: wholeOrder ? [] : strategies.perLineLanded },
    { label: texts.fastest, chosen: strategies.fastest === null ? [] : whole(strategies.fastest) },
  ];
  return (
    <>
      <SheetFormPage
        {...head}
        status={<Tag tone={look.tone}>{look.label}</Tag>}
        onSubmit={() => {
          if (mayAward && check()) setAsked(true);
        }}
      >
        {held && <HeldAward inquiry={inquiry} award={held} />}
        <LostAct lost={act.lost} />
        {next.length > 0 && (
          <InlineAlert
            action={
              <Button size="compact" onClick={() => take(next)}>
                {texts.takeNext}
              </Button>
            }
          >
            {texts.nextCandidates(
              suppliers.filter(({ hasRefused }) => hasRefused).map(({ businessName }) => businessName),
              next.map(({ number }) => number),
            )}
          </InlineAlert>
        )}
        <ErrorSummary errors={errors.map((text) => ({ fieldId: 'matrix', text }))} />
        <SheetSection id="summary" title={inquiry.code} actions={<ComparisonFiles inquiry={inquiry} mode={mode} />}>
          <SectionParts>
            <RecordSummary
              title={inquiry.title}
              facts={[texts.opened(inquiry.openTime.slice(0, 16), suppliers.length)]}
            />
            <ComparisonControls
              inquiryId={inquiry.id}
              mode={mode}
              view={view}
              onView={(changed) => setView((now) => ({ ...now, ...changed }))}
              strategies={mayAward ? strategyButtons : []}
              onTake={take}
            />
          </SectionParts>
        </SheetSection>
        <SheetSection id="matrix" title={texts.matrix} hint={texts.decided(decided, lines.length)} flush>
          <ComparisonLegend />
          <ComparisonMatrix
            label={texts.matrix}
            lines={shownLines.map((line) =>
              comparedLine(line, { hasReference, isDecided: !mayAward || choices.has(line.lineId) }),
            )}
            offers={shownSuppliers.map((supplier) => comparedOffer(supplier, comparison, mode))}
            cellOf={cellOf}
            choices={choices}
            onChoose={mayAward ? choose : undefined}
            canDrop={!wholeOrder}
            facts={comparedFacts(shownSuppliers)}
            details={(lineId, offerId) => {
              const cell = cellAt(cells, lineId, offerId);
              return cell && <DescriptionList columns={2} items={cellFacts(cell)} />;
            }}
            onHide={(offerId) => setView((now) => ({ ...now, hidden: new Set([...now.hidden, offerId]) }))}
          />
        </SheetSection>
        <SheetSection id="handling" title={texts.handling} flush>
          <HandledQuotations comparison={comparison} act={act} />
        </SheetSection>
        {(mayAward || awards.length > 0) && (
          <AwardPanel
            awards={awards.map((won) => shownAward(won, errors))}
            total={{ ...awardTotal(awards), note: texts.decided(decided, lines.length) }}
            onReason={mayAward ? (id, reason) => setReasons((now) => new Map([...now, [id, reason]])) : undefined}
            maxLength={REASON_MAX}
          >
            {mayAward && <Checkbox label={texts.resultPublic} checked={isPublic} onChange={setPublic} />}
            {(mayAward || kept.length > 0) && <FieldGroup label={texts.awardFiles}>{files.table}</FieldGroup>}
          </AwardPanel>
        )}
        {inquiry.approvalThreshold !== null && mayAward && (
          <InlineAlert>{texts.approvalNote(formatMoney(inquiry.approvalThreshold))}</InlineAlert>
        )}
        {mayAward && (
          <ActionBar note={texts.decided(decided, lines.length)}>
            <Button type="submit" pending={act.isBusy('award')} disabled={files.isUploading}>
              {texts.submit}
            </Button>
          </ActionBar>
        )}
      </SheetFormPage>
      <LeaveGuard isNeeded={mayAward && (files.isUploading || files.isUnsaved)} />
      <ConfirmDialog
        open={isAsked}
        text={INQUIRY_MESSAGES.awardConfirm}
        confirmText={texts.submit}
        pending={act.isBusy('award')}
        onConfirm={award}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
