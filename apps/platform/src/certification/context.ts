import { defineContext } from '../context.ts';
import { certificationHandlers } from './handlers.ts';

export const certificationContext = defineContext({
  records: { certification: '企业认证' },
  acts: {
    'certification.saveMaterials': { name: '保存认证材料', kind: 'file', record: 'certification' },
    'certification.submit': { name: '提交认证审核', kind: 'file', record: 'certification' },
    'certification.withdraw': { name: '撤回认证审核', kind: 'file', record: 'certification' },
  },
  handlers: (services) => ({ certification: certificationHandlers(services) }),
});
