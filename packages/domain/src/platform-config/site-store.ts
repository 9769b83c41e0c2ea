import * as v from 'valibot';
import { flag, list, text } from '../wire-values.ts';
import { footerItemSchema } from './footer-item.ts';
import { DEFAULT_TOP_TEXT } from './messages.ts';
import { platformConfigSchema } from './platform-config.ts';

/** Entry of the top banner and of the hot topics; without a url it is plain text. */
export const linkedTextSchema = v.object({ txt: text, url: text });

export type LinkedText = v.InferOutput<typeof linkedTextSchema>;

/** Site-wide store (specification 3). */
export const siteStoreSchema = v.object({
  footerData: list(footerItemSchema),
  industryTopTxt: v.nullish(v.array(linkedTextSchema), () => [{ txt: DEFAULT_TOP_TEXT, url: '' }]),
  keepIncludeArr: list(v.string()),
  industryFrontCss: v.nullish(v.object({ flag }), () => ({ flag: false })),
  platformConfigData: v.nullish(platformConfigSchema, null),
});

export type SiteStore = v.InferOutput<typeof siteStoreSchema>;

/** The site-wide store before start-up has run; a new value each time, because stores are per request. */
export function initialSiteStore(): SiteStore {
  return {
    footerData: [],
    industryTopTxt: [{ txt: DEFAULT_TOP_TEXT, url: '' }],
    keepIncludeArr: [],
    industryFrontCss: { flag: false },
    platformConfigData: null,
  };
}
