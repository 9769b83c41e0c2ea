import { get } from '../endpoint.ts';
import type { platformConfigSchemas } from './platform-config.schema.ts';
import { front } from './prefixes.ts';
import { ourStartUp } from './traits.ts';

type S = typeof platformConfigSchemas;

/** Every configured platform; the entry whose `ngCode` equals the request host is used. First start-up call. */
export const list = get<S['list']>('platformConfig.list', `${front}/platformConfig/list`, {
  auth: 'none',
  source: 'spec',
  quiet: true,
});

/** Footer columns: the navigate tree with menuCode INDUSTRY_NAVIGATE_FOOT. Start-up call. */
export const footer = get<S['footer']>('platformConfig.footer', `${front}/navigate/tree`, ourStartUp);

/** Top-banner text: the dictionary industry_top_txt. Start-up call. */
export const topText = get<S['topText']>('platformConfig.topText', `${front}/dict/list`, ourStartUp);

/** Front-style flag: the dictionary industry_front_css_flag. Start-up call. */
export const frontCssFlag = get<S['frontCssFlag']>('platformConfig.frontCssFlag', `${front}/dict/list`, ourStartUp);
