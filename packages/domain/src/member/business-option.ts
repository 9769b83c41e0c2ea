import * as v from 'valibot';
import { id, text } from '../wire-values.ts';

/** Business (company) that a member may act for (specification 3). */
export const businessOptionSchema = v.object({ businessId: id, businessName: text });

export type BusinessOption = v.InferOutput<typeof businessOptionSchema>;
