import * as v from 'valibot';
import { code, count, flag, text } from '../wire-values.ts';

/** Region that the home page can switch to; `code` is the six-digit division code. */
export const districtSchema = v.object({
  code: text,
  name: text,
  parentCode: text,
  sort: code,
  isShow: flag,
  siteUrl: text,
  companyCount: count,
});

export type District = v.InferOutput<typeof districtSchema>;
