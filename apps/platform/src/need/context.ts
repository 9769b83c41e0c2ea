import { defineContext } from '../context.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { closeNeedsJob } from './close-need-job.ts';
import { needHandlers } from './handlers.ts';
import { needSearchJob } from './need-document.ts';

export const needContext = defineContext({
  tables: {
    need: 'tenant',
    need_contact: 'tenant',
    need_reply: 'tenant',
  },
  records: { need: '服务需求', needReply: '需求方案' },
  acts: {
    'need.submit': { name: '发布需求', kind: 'form', record: 'need', id: 'answer.id' },
    'need.submitAsVisitor': { name: '发布需求', kind: 'form', record: 'need', id: 'answer.id' },
    'need.chooseAsVisitor': {
      name: '选定服务商',
      kind: 'form',
      record: 'need',
      id: 'body.id',
      facts: { replyId: '方案编号' },
    },
    'need.finishAsVisitor': { name: '确认需求完成', kind: 'form', record: 'need', id: 'body.id' },
    'need.reopenAsVisitor': {
      name: '重新对接需求',
      kind: 'form',
      record: 'need',
      id: 'body.id',
      facts: { reason: '原因' },
    },
    'need.closeAsVisitor': { name: '关闭需求', kind: 'form', record: 'need', id: 'body.id' },
    'need.proveVisitor': { name: '查询需求', kind: 'form', record: 'need' },
    'need.reply': {
      name: '提交需求方案',
      kind: 'form',
      record: 'needReply',
      id: 'answer.id',
      facts: { needId: '需求编号' },
    },
    'need.withdrawReply': { name: '撤回需求方案', kind: 'form', record: 'needReply', id: 'body.id' },
    'need.choose': { name: '选定服务商', kind: 'form', record: 'need', id: 'body.id', facts: { replyId: '方案编号' } },
    'need.reopen': { name: '重新对接需求', kind: 'form', record: 'need', id: 'body.id', facts: { reason: '原因' } },
    'need.finish': { name: '确认需求完成', kind: 'form', record: 'need', id: 'body.id' },
    'need.close': { name: '关闭需求', kind: 'form', record: 'need', id: 'body.id', facts: { reason: '原因' } },
    'need.agree': { name: '同意展示为案例', kind: 'form', record: 'need', id: 'body.id', facts: { isOn: '是否同意' } },
  },
  handlers: ({ database }) => ({ need: needHandlers(database) }),
  jobs: () => ({ 'need.close': closeNeedsJob, 'search.need': needSearchJob(postgresIndex) }),
});
