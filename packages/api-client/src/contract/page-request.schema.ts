import * as v from 'valibot';

const MOST_SIGNS = 200;

/** Path of a page of the member centre. */
const path = v.pipe(
  v.string('页面不存在'),
  v.startsWith('/user/', '页面不存在'),
  v.maxLength(MOST_SIGNS, '页面不存在'),
);

export const pageRequestSchemas = {
  detail: {
    query: v.object({ path }),
    data: v.object({
      company: v.string(),
      /** Names of the member's roles in this company. */
      roles: v.array(v.string()),
      /** Some of those who can grant the permission, and how many they are; telephone numbers masked. */
      granters: v.array(v.object({ name: v.string(), phone: v.string() })),
      granterCount: v.number(),
      /** The member has asked today. */
      isAsked: v.boolean(),
    }),
  },
  submit: { body: v.object({ path }), data: v.null() },
};
