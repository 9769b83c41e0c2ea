import { defineContext } from '../context.ts';
import { ownQualificationHandlers } from './handlers.ts';
import { remindQualificationsJob } from './remind-job.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'body.id') =>
  ({ name, kind: 'form', record: 'qualification', id }) as const;
const many = (name: string) => ({ name, kind: 'form', record: 'qualification' }) as const;

/** Certificates as their companies keep them; the table is the showcase's, which shows those that were approved. */
export const qualificationContext = defineContext({
  records: { qualification: '资质证书' },
  acts: {
    'ownQualification.save': act('保存资质证书', 'answer.id'),
    'ownQualification.submit': act('提交资质证书审核'),
    'ownQualification.submitMany': many('批量提交资质证书审核'),
    'ownQualification.withdraw': act('撤回资质证书审核'),
    'ownQualification.discard': act('放弃资质证书变更'),
    'ownQualification.toggleShow': { ...act('设置资质证书展示'), facts: { isShow: '是否展示' } },
    'ownQualification.toggleShowMany': { ...many('批量设置资质证书展示'), facts: { isShow: '是否展示' } },
    'ownQualification.delete': act('删除资质证书'),
    'ownQualification.deleteMany': many('批量删除资质证书'),
    'ownQualification.exportRows': { ...many('导出资质证书'), in: 'after', facts: { status: '状态', sort: '排序' } },
  },
  handlers: ({ database }) => ({ ownQualification: ownQualificationHandlers(database) }),
  jobs: () => ({ 'qualification.remind': remindQualificationsJob }),
});
