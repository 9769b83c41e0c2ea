import * as v from 'valibot';
import { code, id, text } from '../wire-values.ts';

/** Result or technique of the research section; `number` is its catalogue number, `stage` e.g. 推广 or 示范. */
export const abilitySchema = v.object({
  id,
  number: text,
  title: text,
  subTitle: text,
  organization: text,
  stage: text,
  group: text,
  icon: text,
  image: text,
  description: text,
  link: text,
  sort: code,
});

export type Ability = v.InferOutput<typeof abilitySchema>;
