import { BID_STATUS } from '@jianzhu/domain/bids';
import { QuestionPage } from '../../../features/clarification/question-page.tsx';
import { ClarificationThread } from '../../../features/clarification/thread.tsx';
import { resultSections } from '../../../features/evaluation/result-sections.tsx';
import { loadTender } from '../../../features/tender/load-tender.server.ts';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/question';

/** Questions about the tender that the address names, and objections to its candidates. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const search = new URLSearchParams({ id: url.searchParams.get('tenderId') ?? '' });
  const { loaded } = await loadTender(search, context.get(requestServices));
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function QuestionRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.myBids} />;
  const { tender, thread, result } = loaded.record;
  if (tender === null) return <UnloadedRecord loaded={{ kind: 'missing' }} listHref={paths.myBids} />;
  return (
    <QuestionPage
      key={tender.id}
      tender={tender}
      hasWon={tender.supplier?.bid?.status === BID_STATUS.won}
      thread={<ClarificationThread bizType="tender" bizId={tender.id} thread={thread} officeViewer={officeViewer} />}
      result={result === null ? [] : resultSections(result, officeViewer)}
    />
  );
}
