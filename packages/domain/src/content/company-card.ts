import * as v from 'valibot';
import { count, id, list, text } from '../wire-values.ts';

/** Company as the showcase and the enterprise-style section show it. */
export const companyCardSchema = v.object({
  id,
  name: text,
  shortName: text,
  logo: text,
  image: text,
  tags: list(v.string()),
  regionName: text,
  mainCategories: list(v.string()),
  qualification: text,
  highlight: text,
  viewCount: count,
});

export type CompanyCard = v.InferOutput<typeof companyCardSchema>;
