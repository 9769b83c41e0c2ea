import * as v from 'valibot';

/** Certification states as in the user information: 0 none, 1 pending, 2 passed, 3 refused. */
const certification = v.object({ status: v.number(), note: v.string() });

const side = v.picklist(['require', 'supply'], '身份类型不正确');

const MOST_DAYS = 90;
const days = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer('天数须为整数'),
  v.minValue(7, `天数须为7到${MOST_DAYS}之间的整数`),
  v.maxValue(MOST_DAYS, `天数须为7到${MOST_DAYS}之间的整数`),
);

export const dashboardSchemas = {
  overview: {
    data: v.object({
      name: v.string(),
      /** Made at registration: no company, and nothing to certify as one. */
      isPersonal: v.boolean(),
      /** What is known of it, in words: credit code, trade, place. */
      facts: v.array(v.string()),
      corporate: certification,
      personal: certification,
      /** Null for who may not see them; `expiring` within 30 days, or over already. */
      qualifications: v.nullable(v.object({ count: v.number(), expiring: v.number() })),
      vip: v.object({ level: v.number(), name: v.string(), expireTime: v.string() }),
    }),
  },
  todo: {
    query: v.object({ side: v.optional(side, 'require') }),
    /** What waits for this member, on this side; those with nothing to do are left out. */
    data: v.array(
      v.object({ key: v.string(), label: v.string(), count: v.number(), note: v.string(), path: v.string() }),
    ),
  },
  trend: {
    query: v.object({ days: v.optional(days, 30), side: v.optional(side, 'require') }),
    data: v.object({
      /** First and last day, both included (Asia/Shanghai). */
      from: v.string(),
      to: v.string(),
      series: v.array(
        v.object({
          key: v.string(),
          label: v.string(),
          unit: v.string(),
          /** Of these days, and of as many before them. */
          total: v.number(),
          previous: v.number(),
          /** One for each day, the oldest first. */
          days: v.array(v.number()),
        }),
      ),
    }),
  },
};
