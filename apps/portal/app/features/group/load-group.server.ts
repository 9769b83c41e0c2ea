import { BusinessError } from '@jianzhu/api-client';
import { type LoadedRecord, loadRecord } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { askedShare } from './group-calls.ts';
import type { GroupData } from './group-page.tsx';

/** The companies of the group, and the list that the address names; one that is not shown any more is left out. */
export function loadGroup(
  search: URLSearchParams,
  services: Pick<RequestServices, 'api' | 'session' | 'report'>,
): Promise<LoadedRecord<GroupData>> {
  const { group } = services.api;
  const asked = askedShare(search);
  return loadRecord(async () => {
    const [links, shared] = await Promise.all([
      group.list(),
      asked && group.shared({ query: asked }).catch(nothingIfRefused),
    ]);
    return { links, open: asked && shared && { asked, shared } };
  }, services);
}

/** A subsidiary may have taken it back since the page was opened. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof BusinessError) return null;
  throw error;
}
