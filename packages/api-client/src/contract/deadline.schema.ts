import { idSchema } from '@jianzhu/domain';
import { DEADLINE_KINDS, type DeadlineKind } from '@jianzhu/domain/deadlines';
import * as v from 'valibot';
import { calendarDay } from './fields.schema.ts';
import { moment } from './procurement.schema.ts';

// Object.keys gives the names of the table as texts.
const kinds = Object.keys(DEADLINE_KINDS) as DeadlineKind[];

export const deadlineSchemas = {
  list: {
    query: v.object({
      side: v.picklist(['require', 'supply'], '身份不正确'),
      /** The first and the last day, `YYYY-MM-DD`. */
      from: calendarDay,
      to: calendarDay,
    }),
    data: v.object({
      /** In the order of their times; of an inquiry or a tender as the kind says. */
      deadlines: v.array(
        v.object({
          kind: v.picklist(kinds),
          time: moment,
          id: idSchema,
          title: v.string(),
          /** Of a tender alone. */
          tenderType: v.nullable(v.number()),
        }),
      ),
      serverTime: moment,
    }),
  },
};
