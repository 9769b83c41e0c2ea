import { defineContext } from '../context.ts';
import { supplierProfileHandlers } from './handlers.ts';
import { remindBrandsJob } from './remind-brands.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'body.id') =>
  ({ name, kind: 'form', record: 'supplier_profile', id }) as const;

/** What suppliers say of themselves, and what everybody is shown of it once it is approved. */
export const supplierProfileContext = defineContext({
  tables: { supplier_profile: 'tenant', supplier_standing: 'public', supplier_brand: 'public' },
  records: { supplier_profile: '供应商资料' },
  acts: {
    'supplierProfile.save': act('保存供应商资料', 'answer.id'),
    'supplierProfile.submit': act('提交供应商资料审核'),
    'supplierProfile.withdraw': act('撤回供应商资料审核'),
    'supplierProfile.discard': act('放弃供应商资料变更'),
  },
  handlers: ({ database }) => ({ supplierProfile: supplierProfileHandlers(database) }),
  jobs: () => ({ 'supplier_brand.remind': remindBrandsJob }),
});
