import type { Suggest } from '@jianzhu/ui/search';
import { useCallback } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { usePortalClient } from '../portal-client.ts';

/** What a text in the field of the site search may go on to. */
export function useSuggest(): Suggest {
  const client = usePortalClient();
  return useCallback(
    async (keyword, signal) => {
      const { api } = await client.memberSession();
      const { suggestCalls } = await loadPart(() => import('./suggest-calls.ts'));
      return suggestCalls(api).suggest({ query: { keyword } }, { signal });
    },
    [client],
  );
}
