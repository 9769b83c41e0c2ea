import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LostAct } from '../../record/lost-act.tsx';
import type { LostAct as Lost } from '../../record/use-act.ts';
import type { Standing } from './decoration-calls.ts';
import { decorationTexts as texts } from './messages.ts';

export interface StandingNoticeProps {
  readonly standing: Standing;
  readonly lost: Lost | null;
}

/** What the member should know of the page before she goes on: blocked, not published at its time, an answer lost. */
export function StandingNotice({ standing: { blockReason, scheduleProblem }, lost }: StandingNoticeProps) {
  return (
    <>
      {blockReason !== '' && <InlineAlert tone="warning">{texts.blocked(blockReason)}</InlineAlert>}
      {scheduleProblem !== '' && <InlineAlert tone="warning">{texts.notPublished(scheduleProblem)}</InlineAlert>}
      <LostAct lost={lost} />
    </>
  );
}
