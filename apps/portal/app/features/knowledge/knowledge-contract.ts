import { knowledge } from '@jianzhu/api-client/contract';
import { knowledgeSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** The calls of these pages; what they refuse is shown where it was asked for. */
export const callsOf = (api: BrowserApi) =>
  api.callsOf({ knowledge }, { knowledge: knowledgeSchemas }, 'quiet').knowledge;
