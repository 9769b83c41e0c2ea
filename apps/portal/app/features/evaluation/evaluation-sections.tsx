import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import type { PageSection } from '@jianzhu/ui/pages';
import { Committee } from './committee.tsx';
import type { Evaluation } from './evaluation-calls.ts';
import { LineComparison } from './line-comparison.tsx';
import { evaluationTexts as texts } from './messages.ts';
import { PublishResult } from './publish-result.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { ValidBids } from './valid-bids.tsx';

/** Sections B and C of the bid table, as far as the evaluation is (domain rules 5.7). */
export function evaluationSections(sheet: Evaluation, officeViewer: string | null): readonly PageSection[] {
  const { isScored, isComplete, isWithheld, allowedActions, lines, waiting, committee } = sheet;
  const self = committee.find(({ isSelf }) => isSelf);
  const mayEvaluate = allowedActions.includes('evaluate');
  const scores = mayEvaluate && self?.isDeclared === true && !self.hasConflict && self.submitTime === '';
  const section = (key: string, title: string, content: PageSection['content']) => ({ key, title, content });
  return [
    lines.length > 0 && section('comparison', texts.comparison, <LineComparison sheet={sheet} />),
    section('bids', texts.bids, <ValidBids sheet={sheet} />),
    isScored && section('committee', texts.committee, <Committee sheet={sheet} />),
    scores && section('scoring', texts.scoring, <ScoreSheet key={`${sheet.id} ${sheet.round}`} sheet={sheet} />),
    isWithheld
      ? section(
          'summary',
          isScored ? texts.summary : texts.ranking,
          <InlineAlert>{EVALUATION_MESSAGES.withheld}</InlineAlert>,
        )
      : isComplete
        ? section('summary', isScored ? texts.summary : texts.ranking, <ScoreSummary sheet={sheet} />)
        : waiting > 0 && section('waiting', texts.summary, <InlineAlert>{texts.waiting(waiting)}</InlineAlert>),
    isComplete &&
      mayEvaluate &&
      sheet.candidates.length > 0 &&
      section('publish', texts.publish, <PublishResult sheet={sheet} officeViewer={officeViewer} />),
  ].filter((one) => one !== false);
}
