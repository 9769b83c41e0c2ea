import * as v from 'valibot';
import { code, id, text } from '../wire-values.ts';

/** Places of the home page that banners are fetched for (specification 7). */
export const BANNER_PLACE = { homeMain: '100', homeMiddle: '101' } as const;

/** Picture with a link; shown from `beginTime` to `endTime`, '' leaving that side open. */
export const bannerSchema = v.object({
  id,
  title: text,
  image: text,
  appImage: text,
  link: text,
  target: text,
  beginTime: text,
  endTime: text,
  sort: code,
});

export type Banner = v.InferOutput<typeof bannerSchema>;
