import { useMemo } from 'react';
import { ClarificationThread } from '../../../../features/clarification/thread.tsx';
import { resultSections } from '../../../../features/evaluation/result-sections.tsx';
import type { SignUpPart } from '../../../../features/sign-up/load-sign-up-part.server.ts';
import { signUpParts } from '../../../../features/sign-up/sign-up-parts.tsx';
import type { LoadedTender } from '../../../../features/tender/load-tender.server.ts';
import { TenderPage } from '../../../../features/tender/tender-page.tsx';

export interface WholeTenderProps extends LoadedTender {
  /** Of a new one that begins here. */
  readonly tenderType: number;
  readonly part: SignUpPart;
  readonly officeViewer: string | null;
}

/** A tender with what other contexts show of it: its result, sign-ups, and what was asked about it. */
export function WholeTender({ loaded, part, officeViewer, ...shown }: WholeTenderProps) {
  // One record, so that what stands stands whole; made once for what was loaded, as it is compared.
  const whole = useMemo(
    () => (loaded.kind === 'ready' ? { ...loaded, record: { ...loaded.record, part } } : loaded),
    [loaded, part],
  );
  return (
    <TenderPage
      loaded={whole}
      officeViewer={officeViewer}
      partsOf={({ tender, isOut, thread, result, part }) => {
        const { sections, ...own } = signUpParts({ tender, part, officeViewer });
        return {
          sections: [...(result ? resultSections(result, officeViewer) : []), ...sections],
          ...own,
          questionCount: thread?.questions.length ?? null,
          thread:
            tender === null || !isOut ? null : (
              <ClarificationThread bizType="tender" bizId={tender.id} thread={thread} officeViewer={officeViewer} />
            ),
        };
      }}
      {...shown}
    />
  );
}
