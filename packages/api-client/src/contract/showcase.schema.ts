import { companyCardSchema, idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId } from './fields.schema.ts';

export const showcaseSchemas = {
  company: {
    query: byId,
    data: v.object({
      ...companyCardSchema.entries,
      banner: v.string(),
      creditCode: v.string(),
      legalPerson: v.string(),
      registeredCapital: v.string(),
      establishDate: v.string(),
      address: v.string(),
      /** Sanitised rich text. */
      intro: v.string(),
      vipLevel: v.number(),
      contactName: v.string(),
      phoneMasked: v.string(),
      qualifications: v.array(
        v.object({ id: idSchema, categoryName: v.string(), grade: v.string(), expireDate: v.string() }),
      ),
      honours: v.array(v.string()),
    }),
  },
};
