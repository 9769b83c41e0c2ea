import * as v from 'valibot';
import { fen, list, text } from '../wire-values.ts';

/** Market price of a material (建材行情): `price`, `change` against the week before and `trend` (oldest first) in fen per `unit`. */
export const materialPriceSchema = v.object({
  name: text,
  unit: text,
  price: fen,
  change: fen,
  trend: list(v.pipe(v.number(), v.safeInteger())),
  regionName: text,
  period: text,
});

export type MaterialPrice = v.InferOutput<typeof materialPriceSchema>;
