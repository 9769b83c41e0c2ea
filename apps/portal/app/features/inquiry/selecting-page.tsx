import { dictionaryLabel } from '@jianzhu/domain/forms';
import { AWARD_MODES, AWARD_STATUS, INQUIRY_MESSAGES, INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { Button, EmptyState } from '@jianzhu/ui';
import { AwardPanel, ComparisonLegend, ComparisonMatrix } from '@jianzhu/ui/comparison';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { Checkbox, FieldGroup } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { ActionBar, ErrorSummary, SectionParts, SheetFormPage, SheetSection } from '@jianzhu/ui/pages';
import { DescriptionList, RecordSummary, StatusTag } from '@jianzhu/ui/record';
import { useCallback, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useAct } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { nextCandidates } from './award-choices.ts';
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
import { inquiryLook } from './inquiry-columns.tsx';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';
import { useAwarding } from './use-awarding.ts';

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
  const cells = useMemo(() => cellsByPlace(comparison), [comparison]);
  const awarding = useAwarding(comparison, { mayAward, cells, files, act });
  const { choices, awards, errors, decided } = awarding;
  const [view, setView] = useState<ComparisonView>(WHOLE_VIEW);
  const { hidden, hasReference, isOnlyDifferent } = view;
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

  const next = mayAward ? nextCandidates(comparison) : [];
  if (suppliers.length === 0 && comparison.excluded.length === 0) {
    return (
      <SheetFormPage {...head} onSubmit={() => {}}>
        <EmptyState title={texts.noQuotes} />
      </SheetFormPage>
    );
  }
  const whole = (quotationId: string) =>
    lines.flatMap(({ lineId }) => (cellAt(cells, lineId, quotationId)?.quoted ? [{ lineId, quotationId }] : []));
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
        status={<StatusTag look={look} />}
        onSubmit={() => {
          if (mayAward) awarding.ask();
        }}
      >
        {held && <HeldAward inquiry={inquiry} award={held} />}
        <LostAct lost={act.lost} />
        {next.length > 0 && (
          <InlineAlert
            action={
              <Button size="compact" onClick={() => awarding.take(next)}>
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
              facts={[
                texts.opened(inquiry.openTime.slice(0, 16), suppliers.length),
                inquiry.awardMode === null ? '' : texts.awardMode(dictionaryLabel(AWARD_MODES, inquiry.awardMode)),
              ]}
            />
            <ComparisonControls
              inquiryId={inquiry.id}
              mode={mode}
              view={view}
              onView={(changed) => setView((now) => ({ ...now, ...changed }))}
              strategies={mayAward ? strategyButtons : []}
              onTake={awarding.take}
            />
          </SectionParts>
        </SheetSection>
        <SheetSection id="matrix" title={texts.matrix} hint={texts.decided(decided, lines.length)} flush>
          <ComparisonLegend canChoose={mayAward} hasChosen={mayAward || choices.size > 0} />
          <ComparisonMatrix
            label={texts.matrix}
            lines={shownLines.map((line) =>
              comparedLine(line, { hasReference, isDecided: !mayAward || choices.has(line.lineId) }),
            )}
            offers={shownSuppliers.map((supplier) => comparedOffer(supplier, comparison, mode))}
            cellOf={cellOf}
            choices={choices}
            onChoose={mayAward ? awarding.choose : undefined}
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
            onReason={mayAward ? awarding.explain : undefined}
            maxLength={REASON_MAX}
          >
            {mayAward && (
              <Checkbox label={texts.resultPublic} checked={awarding.isPublic} onChange={awarding.setPublic} />
            )}
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
        open={awarding.isAsked}
        text={INQUIRY_MESSAGES.awardConfirm}
        confirmText={texts.submit}
        pending={act.isBusy('award')}
        onConfirm={awarding.award}
        onCancel={awarding.cancel}
      />
    </>
  );
}
