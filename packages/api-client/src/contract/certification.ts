import { get, post } from '../endpoint.ts';
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

/** How far the review of the handed-in files is (domain rules 0.12). */
export const review = get<S['review']>('certification.review', `${member}/certification/review`, ourBusiness);

/** Hands the saved files in for review. */
export const submit = post<S['submit']>('certification.submit', `${member}/certification/submit`, ourBusiness);

/** Takes what is under review back. */
export const withdraw = post<S['withdraw']>('certification.withdraw', `${member}/certification/withdraw`, ourBusiness);
