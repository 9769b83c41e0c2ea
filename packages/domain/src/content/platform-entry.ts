import * as v from 'valibot';
import { count, text } from '../wire-values.ts';

/** Sibling sites that receive the login token (specification 1). */
export const SIBLING_SITES = ['materials', 'equipment', 'labor', 'projects', 'finance'] as const;

export type SiblingSite = (typeof SIBLING_SITES)[number];

/** Tile of the digital-platform section (cypt_list); with `sibling` null it opens `url` inside the portal. */
export const platformEntrySchema = v.object({
  key: text,
  name: text,
  description: text,
  countLabel: text,
  count,
  url: text,
  sibling: v.nullish(v.picklist(SIBLING_SITES), null),
});

export type PlatformEntry = v.InferOutput<typeof platformEntrySchema>;
