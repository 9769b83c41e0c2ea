import { defineContext } from '../context.ts';
import { roleHandlers } from './handlers.ts';

const FACTS = { name: '名称', dataScope: '数据范围', permissionKeys: '权限', approvalLimit: '审批额度（分）' };

export const roleContext = defineContext({
  tables: { role: 'tenant', system_role_limit: 'tenant' },
  records: { role: '角色' },
  acts: {
    'role.save': { name: '保存角色', kind: 'security', record: 'role', id: 'answer.id', facts: FACTS },
    'role.copy': { name: '复制角色', kind: 'security', record: 'role', id: 'answer.id' },
    'role.limit': {
      ...{ name: '设置系统角色审批额度', kind: 'security', record: 'role', id: 'body.id' },
      facts: { approvalLimit: '审批额度（分）' },
    },
    'role.delete': { name: '删除角色', kind: 'security', record: 'role', id: 'body.id' },
  },
  handlers: ({ database, sessions }) => ({ role: roleHandlers(database, sessions) }),
});
