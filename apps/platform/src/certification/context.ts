import { defineContext } from '../context.ts';
import { certificationHandlers } from './handlers.ts';
import { CLAIM_JOB, claimJob, licenceJob } from './licence-jobs.ts';

export const certificationContext = defineContext({
  tables: {
    personal_certification: 'system',
    corporate_certification: 'tenant',
  },
  records: { certification: '企业认证', personalCertification: '个人认证' },
  acts: {
    'certification.saveMaterials': { name: '保存认证材料', kind: 'file', record: 'certification' },
    'certification.submit': { name: '提交认证审核', kind: 'file', record: 'certification' },
    'certification.withdraw': { name: '撤回认证审核', kind: 'file', record: 'certification' },
    'certification.savePersonal': {
      name: '保存个人认证',
      kind: 'form',
      record: 'personalCertification',
      id: 'answer.id',
    },
    'certification.submitPersonal': {
      name: '提交个人认证',
      kind: 'form',
      record: 'personalCertification',
      id: 'body.id',
    },
    'certification.withdrawPersonal': {
      name: '撤回个人认证',
      kind: 'form',
      record: 'personalCertification',
      id: 'body.id',
    },
    'certification.saveCorporate': { name: '保存企业认证', kind: 'form', record: 'certification', id: 'answer.id' },
    'certification.submitCorporate': { name: '提交企业认证', kind: 'form', record: 'certification', id: 'body.id' },
    'certification.withdrawCorporate': { name: '撤回企业认证', kind: 'form', record: 'certification', id: 'body.id' },
  },
  notKept: {
    'certification.recognise': 'reads a picture of the caller and keeps nothing',
    'certification.authorizationTemplate': 'a form to be sealed, with what the caller has just entered',
  },
  handlers: (services) => ({ certification: certificationHandlers(services) }),
  jobs: () => ({ 'certification.licence': licenceJob, [CLAIM_JOB]: claimJob }),
});
