import { defineContext } from '../context.ts';
import { addressHandlers } from './handlers.ts';

export const addressContext = defineContext({
  tables: {
    address: 'tenant',
  },
  records: { address: '收货地址' },
  acts: {
    'address.save': { name: '保存收货地址', kind: 'form', record: 'address', id: 'answer.id' },
    'address.delete': { name: '删除收货地址', kind: 'form', record: 'address', id: 'body.id' },
    'address.deleteMany': { name: '批量删除收货地址', kind: 'form', record: 'address' },
    'address.exportRows': {
      name: '导出收货地址',
      kind: 'form',
      record: 'address',
      in: 'after',
      facts: { tag: '标签', sort: '排序' },
    },
    'address.setDefault': { name: '设置默认收货地址', kind: 'form', record: 'address', id: 'body.id' },
  },
  notKept: {
    'address.parse': 'reads a pasted text and keeps nothing',
  },
  handlers: ({ database, places }) => ({ address: addressHandlers(database, places) }),
});
