import { openApi } from '@jianzhu/api-client/contract';
import { openApiSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** The calls of this page; what they refuse is shown where it was asked for. */
export const callsOf = (api: BrowserApi) => api.callsOf({ openApi }, { openApi: openApiSchemas }, 'quiet').openApi;
