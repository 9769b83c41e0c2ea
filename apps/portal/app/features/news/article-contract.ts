import { article } from '@jianzhu/api-client/contract';
import { articleSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** The calls of an article; what they refuse is nothing that a reader has to know. */
export const callsOf = (api: BrowserApi) => api.callsOf({ article }, { article: articleSchemas }, 'quiet').article;
