import { need } from '@jianzhu/api-client/contract';
import { needSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export const callsOf = (api: BrowserApi) => api.callsOf({ need }, { need: needSchemas }, 'quiet').need;
