import { post } from '../endpoint.ts';
import type { certificationSchemas } from './certification.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof certificationSchemas;

/** Saves the files of a business's certification. May be repeated. */
export const saveMaterials = post<S['saveMaterials']>(
  'certification.saveMaterials',
  `${member}/certification/material/save`,
  ourBusiness,
);
