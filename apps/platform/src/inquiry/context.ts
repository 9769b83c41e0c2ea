import { defineContext } from '../context.ts';
import { inquiryHandlers } from './handlers.ts';
import { deadlineJob, remindJob, sweepInquiriesJob } from './inquiry-jobs.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'body.id') =>
  ({ name, kind: 'form', record: 'inquiry', id }) as const;
const file = (name: string) => ({ name, kind: 'file', record: 'inquiry', in: 'after' }) as const;

export const inquiryContext = defineContext({
  tables: {
    award_rule: 'tenant',
    inquiry: 'tenant',
    inquiry_award: 'tenant',
    inquiry_contact: 'tenant',
    inquiry_exclusion: 'tenant',
    inquiry_invitee: 'tenant',
    inquiry_line: 'tenant',
    inquiry_private: 'tenant',
    inquiry_publication: 'tenant',
    inquiry_result: 'tenant',
    inquiry_round: 'system',
    inquiry_site: 'tenant',
  },
  records: { inquiry: '询价单' },
  acts: {
    'inquiry.save': act('保存询价单', 'answer.id'),
    'inquiry.chooseInvitees': { ...act('选择受邀供应商'), facts: { businessIds: '受邀企业' } },
    'inquiry.publish': act('发布询价'),
    'inquiry.withdraw': act('撤回询价'),
    'inquiry.extend': { ...act('延长报价截止'), facts: { quoteDeadline: '报价截止时间' } },
    'inquiry.notice': act('发布补充公告'),
    'inquiry.invite': { ...act('追加邀请'), facts: { businessIds: '受邀企业' } },
    'inquiry.open': act('开标'),
    'inquiry.close': { ...act('关闭询价'), facts: { reason: '原因', remark: '说明' } },
    'inquiry.copy': act('复制询价单', 'answer.id'),
    'inquiry.split': act('拆分询价单', 'answer.id'),
    'inquiry.delete': act('删除询价单'),
    'inquiry.deleteMany': { name: '批量删除询价单', kind: 'form', record: 'inquiry' },
    'inquiry.acceptInvite': act('接受询价邀请'),
    'inquiry.declineInvite': { ...act('谢绝询价邀请'), facts: { reason: '原因' } },
    'inquiry.exclude': { ...act('排除报价'), facts: { quotationId: '报价单', reason: '原因' } },
    'inquiry.restore': { ...act('恢复报价'), facts: { quotationId: '报价单' } },
    'inquiry.award': act('定标'),
    'inquiry.awardApprove': { ...act('审批定标'), facts: { agree: '是否同意' } },
    'inquiry.awardWithdraw': act('撤回定标'),
    'inquiry.setAwardRule': { name: '设置定标审批金额', kind: 'form', facts: { approvalThreshold: '审批金额（分）' } },
    'inquiry.startSecond': act('发起二次报价'),
    'inquiry.endSecond': act('结束二次报价'),
    'inquiry.exportRows': { ...file('导出询价单'), facts: { status: '状态', sort: '排序' } },
    'inquiry.exportLines': { ...file('导出询价清单'), id: 'body.id' },
    'inquiry.exportComparison': { ...file('导出比价表'), id: 'body.id' },
    'inquiry.comparisonFile': { ...file('导出比价报告'), id: 'body.id' },
  },
  handlers: ({ database, keeper, pdfs }) => ({ inquiry: inquiryHandlers(database, keeper, pdfs) }),
  jobs: ({ keeper }) => ({
    'inquiry.deadline': deadlineJob(keeper),
    'inquiry.remind': remindJob,
    'inquiry.sweep': sweepInquiriesJob,
  }),
});
