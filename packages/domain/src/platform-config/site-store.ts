import type { FooterItem } from './footer-item.ts';
import { DEFAULT_TOP_TEXT } from './messages.ts';
import type { PlatformConfig } from './platform-config.ts';

/** Entry of the top banner and of the hot topics; without a url it is plain text. */
export interface LinkedText {
  txt: string;
  url: string;
}

/** Site-wide store (specification 3). */
export interface SiteStore {
  footerData: FooterItem[];
  industryTopTxt: LinkedText[];
  keepIncludeArr: string[];
  industryFrontCss: { flag: boolean };
  platformConfigData: PlatformConfig | null;
}

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
