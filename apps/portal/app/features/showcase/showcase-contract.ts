import { showcase } from '@jianzhu/api-client/contract';
import { showcaseSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export const callsOf = (api: BrowserApi) => api.callsOf({ showcase }, { showcase: showcaseSchemas }, 'quiet').showcase;
