/**
 * The values from which every entity of the wire is built.
 *
 * Services write the same field as a number, as a string, as null or not at all. These schemas give each field one
 * type; a value that cannot be read as that type is an issue, never a guess.
 */
import * as v from 'valibot';

const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** Id as a string. A number beyond 2^53 is refused: it has lost digits and would name another record. */
export const id = v.pipe(
  v.union([
    v.string(),
    v.pipe(v.number(), v.safeInteger('an id beyond 2^53 has lost digits as a number: send it as text')),
  ]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty(),
);

/** Id that may be missing: null, undefined and blank become ''. */
export const optionalId = v.nullish(v.union([v.pipe(v.string(), v.trim(), v.literal('')), id]), '');

/** Code of a dictionary or a state. Zero is a value, so a missing code is null, never 0. */
export const code = v.nullish(
  // The number first: a refused option costs an issue, and codes are numbers nearly always.
  v.union([
    v.pipe(wireNumber, v.integer()),
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
  null,
);

/** Count of things; a missing count is 0. */
export const count = v.nullish(v.pipe(wireNumber, v.integer(), v.minValue(0)), 0);

/** Measured value, unit named by its field; null when unknown. */
export const measure = v.nullish(wireNumber, null);

/** Amount in fen (hundredths of a yuan); null when there is none. */
export const fen = v.nullish(v.pipe(wireNumber, v.safeInteger()), null);

/** Text; a missing text is ''. */
export const text = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
  ),
  '',
);

/** Yes or no, as services write it: boolean, 1/0, "1"/"0", "true"/"false"; missing is no. */
export const flag = v.nullish(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist([1, '1', 'true']),
      v.transform(() => true),
    ),
    v.pipe(
      v.picklist([0, '0', 'false', '']),
      v.transform(() => false),
    ),
  ]),
  false,
);

/** List; a missing list is empty. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.nullish(v.array(item), () => []);
}
