import * as v from 'valibot';
import { fen, id, list, text } from '../wire-values.ts';

/** Service offered in the comprehensive-services section; without `price` (fen) it is quoted by project. */
export const servicePackageSchema = v.object({
  id,
  name: text,
  description: text,
  price: fen,
  originalPrice: fen,
  items: list(v.string()),
  tag: text,
  cover: text,
  link: text,
});

export type ServicePackage = v.InferOutput<typeof servicePackageSchema>;
