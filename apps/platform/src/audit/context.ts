import { defineContext } from '../context.ts';
import { auditHandlers } from './handlers.ts';

export const auditContext = defineContext({
  tables: {
    audit_event: 'tenant',
    audit_pending: 'system',
    audit_seal: 'system',
    audit_anchor: 'system',
  },
  acts: {
    'audit.exportRows': {
      name: '导出操作日志',
      kind: 'log',
      in: 'after',
      facts: { from: '开始日期', to: '结束日期', userId: '操作人编号', kind: '操作类型', result: '操作结果' },
    },
  },
  handlers: ({ database, acts }) => ({ audit: auditHandlers(database, acts) }),
});
