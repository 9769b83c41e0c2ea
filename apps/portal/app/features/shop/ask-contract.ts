import { inquiry } from '@jianzhu/api-client/contract';
import { inquirySchemas } from '@jianzhu/api-client/schemas';
import type { BrowserApi } from '../../api/browser-api.ts';

export { inquiryOfProduct, inquiryOfShop } from './inquiry-of-product.ts';

/** The call that keeps the draft; what it refuses is shown where it was asked for. */
export const callsOf = (api: BrowserApi) => api.callsOf({ inquiry }, { inquiry: inquirySchemas }, 'quiet').inquiry;
