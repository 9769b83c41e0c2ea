import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { loadById, loadRecord } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

const { evaluating, publicity, confirming, awarded, ended } = TENDER_STATUS;
/** From its candidates on, or from an objection that has sent it back. */
const PUBLISHED: readonly number[] = [evaluating, publicity, confirming, awarded, ended];

/** A tender with what its editor has to know, or nothing of it but that (domain rules 5.1). */
export async function loadTender(search: URLSearchParams, services: RequestServices) {
  const { api, report } = services;
  const id = search.get('id');
  const load = async (of: string | null) => {
    const tender = of === null ? null : await api.tender.detail({ query: { id: of } });
    const isWritten = tender === null || tender.allowedActions.includes('edit');
    const isOut = tender !== null && tender.status >= TENDER_STATUS.published;
    const isPublished = tender !== null && PUBLISHED.includes(tender.status);
    const [quota, thread, result] = await Promise.all([
      isWritten ? orDefault(api.tender.quota(), null, report) : null,
      isOut
        ? orDefault(api.clarification.list({ query: { bizType: 'tender', bizId: tender.id } }), null, report)
        : null,
      isPublished ? orDefault(api.evaluation.result({ query: { id: tender.id } }), null, report) : null,
    ]);
    return { tender, quota, thread, isOut, result };
  };
  const loaded = id === null ? await loadRecord(() => load(null), services) : await loadById(id, load, services);
  return { loaded, isView: search.get('mode') === 'view' };
}

export type LoadedTender = Awaited<ReturnType<typeof loadTender>>;

/** A tender with what its page has found out about it. */
export type FoundTender = Extract<LoadedTender['loaded'], { kind: 'ready' }>['record'];
