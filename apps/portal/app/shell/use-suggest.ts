import { search } from '@jianzhu/api-client/contract';
import { searchSchemas } from '@jianzhu/api-client/schemas';
import type { Suggest } from '@jianzhu/ui/search';
import { useCallback } from 'react';
import { usePortalClient } from '../portal-client.ts';

/** What a text in the field of the site search may go on to. */
export function useSuggest(): Suggest {
  const client = usePortalClient();
  return useCallback(
    async (keyword, signal) => {
      const { api } = await client.memberSession();
      const { suggest } = api.callsOf({ search }, { search: searchSchemas }, 'quiet').search;
      return suggest({ query: { keyword } }, { signal });
    },
    [client],
  );
}
