import * as v from 'valibot';
import { text } from '../wire-values.ts';

/** Branding of one region (specification 3); `ngCode` names the request host it belongs to. */
export const platformConfigSchema = v.object({
  platformCode: text,
  ngCode: text,
  baseTitle: text,
  subTitle: text,
  logoImg: text,
  codeImg: text,
  dataSource: text,
});

export type PlatformConfig = v.InferOutput<typeof platformConfigSchema>;
