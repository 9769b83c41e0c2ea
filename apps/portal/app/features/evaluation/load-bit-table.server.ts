import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { loadById } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

const { evaluating, failed } = TENDER_STATUS;

/** The opening of a tender, and its evaluation to who takes part in it: a bidder reads none of that. */
export function loadBitTable(id: string | null, services: RequestServices) {
  const { api, report } = services;
  return loadById(
    id,
    async (tenderId) => {
      const table = await api.bid.table({ query: { id: tenderId } });
      const isEvaluated = table.isOwner && table.status >= evaluating && table.status < failed;
      // Whoever opens need not evaluate.
      const sheet = isEvaluated
        ? await orDefault(api.evaluation.sheet({ query: { id: tenderId } }), null, report)
        : null;
      return { table, sheet };
    },
    services,
  );
}
