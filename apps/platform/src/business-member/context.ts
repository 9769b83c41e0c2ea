import { defineContext } from '../context.ts';
import { businessMemberHandlers } from './handlers.ts';

const ofMember = { record: 'membership', id: 'body.id' } as const;

export const businessMemberContext = defineContext({
  records: { membership: '企业成员' },
  acts: {
    'businessMember.update': {
      name: '修改企业成员',
      kind: 'security',
      ...ofMember,
      facts: { roleIds: '角色', department: '部门', position: '职务' },
    },
    'businessMember.disable': { name: '停用企业成员', kind: 'security', ...ofMember },
    'businessMember.enable': { name: '启用企业成员', kind: 'security', ...ofMember },
    'businessMember.remove': {
      name: '移除企业成员',
      kind: 'security',
      ...ofMember,
      facts: { heirId: '接收人', handedOver: '移交项数' },
    },
    'businessMember.transfer': { name: '转让管理员', kind: 'security', ...ofMember, facts: { newOwnerId: '新管理员' } },
    'businessMember.leave': {
      name: '退出企业',
      kind: 'security',
      record: 'business',
      id: 'body.businessId',
    },
    'businessMember.setDefault': { name: '设置默认企业', kind: 'profile', record: 'account' },
    'businessMember.exportRows': {
      name: '导出企业成员',
      kind: 'form',
      record: 'membership',
      in: 'after',
      facts: { sort: '排序' },
    },
  },
  handlers: (services) => ({ businessMember: businessMemberHandlers(services) }),
});
