import { dictionaryEntrySchema, footerItemSchema, platformConfigSchema } from '@jianzhu/domain';
import * as v from 'valibot';

export const platformConfigSchemas = {
  list: { data: v.array(platformConfigSchema) },
  footer: {
    query: v.object({ menuCode: v.literal('INDUSTRY_NAVIGATE_FOOT') }),
    data: v.array(footerItemSchema),
  },
  topText: { query: v.object({ code: v.literal('industry_top_txt') }), data: v.array(dictionaryEntrySchema) },
  frontCssFlag: {
    query: v.object({ code: v.literal('industry_front_css_flag') }),
    data: v.array(dictionaryEntrySchema),
  },
};
