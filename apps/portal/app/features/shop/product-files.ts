import { product } from '@jianzhu/api-client/contract';
import { productSchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

/** The calls of a product's page; what they fail with is told. */
export const callsOf = (api: BrowserApi) => api.callsOf({ product }, { product: productSchemas }).product;
