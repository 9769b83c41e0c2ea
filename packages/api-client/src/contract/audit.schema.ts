import * as v from 'valibot';
import { calendarDay, keyword, recordId } from './fields.schema.ts';
import { exportOf, pageOf, pagingEntries } from './page.ts';

/** Kinds of acts that the log is filtered by. */
export const auditKinds = ['login', 'security', 'profile', 'file', 'contact', 'form', 'log', 'platform'] as const;
export const auditResults = ['done', 'refused'] as const;

const filterEntries = {
  /** First and last day, both included (Asia/Shanghai). */
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
  userId: v.optional(recordId),
  kind: v.optional(v.picklist(auditKinds, '操作类型不正确')),
  result: v.optional(v.picklist(auditResults, '操作结果不正确')),
  /** Of the act, the record or the person. */
  keyword,
};

const entry = v.object({
  id: v.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  time: v.string(),
  actor: v.string(),
  act: v.string(),
  record: v.string(),
  recordId: v.string(),
  address: v.string(),
  device: v.string(),
  isDone: v.boolean(),
  /** 成功, or why it was refused; how often, when it stands for several. */
  result: v.string(),
  requestId: v.string(),
  /** Further facts, one line each. */
  facts: v.array(v.string()),
});

export const auditSchemas = {
  list: {
    query: v.object({ ...pagingEntries, ...filterEntries }),
    data: v.object({
      ...pageOf(entry).entries,
      /** Whom the list can be filtered by. */
      members: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  },
  exportRows: { body: v.object(filterEntries), data: exportOf(entry) },
};
