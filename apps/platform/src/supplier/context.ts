import { defineContext } from '../context.ts';
import { supplierHandlers } from './handlers.ts';

export const supplierContext = defineContext({
  tables: { supplier_relation: 'tenant', supplier_figure: 'public' },
  records: { supplier: '供应商' },
  acts: {
    'supplier.add': {
      name: '加入供应商库',
      kind: 'form',
      record: 'supplier',
      id: 'answer.id',
      facts: { supplierId: '供应商编号' },
    },
    'supplier.update': { name: '修改供应商备注', kind: 'form', record: 'supplier', id: 'body.id' },
    'supplier.remove': { name: '移出供应商库', kind: 'form', record: 'supplier', id: 'body.id' },
    'supplier.removeMany': { name: '批量移出供应商库', kind: 'form', record: 'supplier' },
    'supplier.black': {
      name: '拉黑供应商',
      kind: 'form',
      record: 'supplier',
      id: 'answer.id',
      facts: { supplierId: '供应商编号', reason: '原因' },
    },
    'supplier.unblack': { name: '取消拉黑供应商', kind: 'form', record: 'supplier', id: 'body.id' },
    'supplier.exportRows': {
      name: '导出供应商库',
      kind: 'form',
      record: 'supplier',
      in: 'after',
      facts: { sort: '排序' },
    },
  },
  handlers: ({ database }) => ({ supplier: supplierHandlers(database) }),
});
