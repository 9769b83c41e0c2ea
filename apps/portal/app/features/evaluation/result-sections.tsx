import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Countdown } from '@jianzhu/ui/countdown';
import { type PageSection, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { Candidates } from './candidates.tsx';
import type { TenderResult } from './evaluation-calls.ts';
import { Objections } from './objections.tsx';
import { resultTexts as texts } from './result-messages.ts';

/** What is published of a tender, and the objections to it; none before anything is. */
export function resultSections(result: TenderResult, officeViewer: string | null): readonly PageSection[] {
  const { candidates, objections, allowedActions } = result;
  const hasObjections = objections.length > 0 || allowedActions.includes('object');
  return [
    candidates.length > 0 && { key: 'candidates', title: texts.candidates, content: <Published result={result} /> },
    (hasObjections || (result.isOwner && candidates.length > 0)) && {
      ...{ key: 'objections', title: texts.objections },
      content: <Objections result={result} officeViewer={officeViewer} />,
    },
  ].filter((section) => section !== false);
}

function Published({ result }: { readonly result: TenderResult }) {
  const { status, publicityStart, publicityEnd, publicityDays, serverTime, candidates, objections, isOwner } = result;
  const untilMs = useServerMoment(publicityEnd, serverTime);
  const isPublic = status === TENDER_STATUS.publicity;
  useReloadAfter(isPublic ? untilMs : null);
  const open = objections.filter(({ answerTime }) => answerTime === '').length;
  const terms = texts.facts;
  return (
    <SectionParts>
      <DescriptionList
        items={[
          { term: terms.start, value: publicityStart.slice(0, 16) },
          { term: terms.end, value: publicityEnd.slice(0, 16) },
          { term: terms.days, value: texts.days(publicityDays) },
          ...(isOwner ? [{ term: terms.count, value: texts.counted(objections.length, open) }] : []),
        ]}
      />
      {isPublic && untilMs !== null && (
        <div>
          {texts.untilEnd} <Countdown label={texts.untilEnd} untilMs={untilMs} />
        </div>
      )}
      <Candidates candidates={candidates} />
    </SectionParts>
  );
}
