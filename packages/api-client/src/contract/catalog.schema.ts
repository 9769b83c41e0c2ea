import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { line } from './fields.schema.ts';

const categoryFilter = v.optional(v.pipe(v.string(), v.regex(/^\d{2}(\d{2})?$/, '品类不正确')));

export const catalogSchemas = {
  suggest: {
    query: v.object({
      /** Part of a name or a model, or its pinyin, whole or by first letters. */
      keyword: line('关键词', 1, 50),
      categoryCode: categoryFilter,
    }),
    /** At most ten, the best first. */
    data: v.array(
      v.object({
        id: idSchema,
        categoryCode: v.string(),
        materialName: v.string(),
        spec: v.string(),
        unit: v.string(),
        /** Of the business's own last deal in this material, with tax, in fen; null where it has none, or to who may not read deals. */
        lastPrice: v.nullable(v.number()),
        /** Day of that deal; '' where it has none. */
        lastDealDate: v.string(),
      }),
    ),
  },
};
