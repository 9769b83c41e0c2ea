import { search } from '@jianzhu/api-client/contract';
import { searchSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../api/browser-api.ts';

/** The call that completes what is typed in the field of the site search; what checks its answers comes with it. */
export function suggestCalls(api: BrowserApi) {
  return api.callsOf({ search }, { search: searchSchemas }, 'quiet').search;
}
