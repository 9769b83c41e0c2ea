import { help } from '@jianzhu/api-client/contract';
import { helpSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export const callsOf = (api: BrowserApi) => api.callsOf({ help }, { help: helpSchemas }, 'quiet').help;
