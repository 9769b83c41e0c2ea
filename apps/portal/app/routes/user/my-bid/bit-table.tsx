import { BitTablePage } from '../../../features/bid/bit-table-page.tsx';
import { evaluationSections } from '../../../features/evaluation/evaluation-sections.tsx';
import { loadBitTable } from '../../../features/evaluation/load-bit-table.server.ts';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/bit-table';

/** The opening of a tender, watched by both sides, and its evaluation (domain rules 5.7). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const loaded = await loadBitTable(url.searchParams.get('tenderId'), context.get(requestServices));
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function BitTableRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.tenders} />;
  const { table, sheet } = loaded.record;
  const evaluation = sheet === null ? [] : evaluationSections(sheet, officeViewer);
  return <BitTablePage key={table.id} table={table} evaluation={evaluation} />;
}
