import { defineContext } from '../context.ts';
import { tenderHandlers } from './handlers.ts';
import { askJobHandler, stepJobHandler, sweepTendersJob } from './tender-jobs.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'body.id') =>
  ({ name, kind: 'form', record: 'tender', id }) as const;

export const tenderContext = defineContext({
  tables: {
    tender: 'tenant',
    tender_invitee: 'tenant',
    tender_line: 'tenant',
    tender_private: 'tenant',
    tender_publication: 'tenant',
  },
  records: { tender: '招标' },
  acts: {
    'tender.save': act('保存招标', 'answer.id'),
    'tender.submit': act('提交招标审核'),
    'tender.withdraw': act('撤回招标审核'),
    'tender.delete': act('删除招标'),
    'tender.continue': act('继续招标'),
    'tender.changeNotice': act('发布招标变更公告'),
    'tender.terminate': { ...act('终止招标'), facts: { reason: '原因' } },
    'tender.archive': { name: '下载招标档案', kind: 'file', record: 'tender', id: 'body.id', in: 'after' },
    'tender.exportLines': { name: '导出采购清单', kind: 'file', record: 'tender', id: 'body.id' },
    'tender.copy': act('复制招标', 'answer.id'),
    'tender.fromInquiry': { ...act('询价转为邀请招标', 'answer.id'), facts: { inquiryId: '询价单' } },
  },
  handlers: ({ archives }) => ({ tender: tenderHandlers(archives) }),
  jobs: () => ({ 'tender.ask': askJobHandler, 'tender.step': stepJobHandler, 'tender.sweep': sweepTendersJob }),
});
