import './tables.ts';
import { defineContext } from '../context.ts';
import { awardJobHandler } from './award-jobs.ts';
import { evaluationHandlers, objectionHandlers } from './handlers.ts';
import { publicityJobHandler, sweepPublicityJob } from './publicity.ts';

const act = (name: string) => ({ name, kind: 'form', record: 'tender', id: 'body.id' }) as const;

export const evaluationContext = defineContext({
  tables: {
    objection: 'tenant',
    tender_award: 'tenant',
    tender_candidate: 'tenant',
    tender_evaluator: 'tenant',
    tender_mark: 'system',
    tender_result: 'tenant',
  },
  records: { objection: '异议' },
  // No fact of a body is kept: what an evaluator gives stays hers until all have handed theirs in.
  acts: {
    'evaluation.exportSheet': { name: '导出评标记录', kind: 'file', record: 'tender', id: 'body.id', in: 'after' },
    'evaluation.committee': act('组建评标委员会'),
    'evaluation.declare': act('声明利益冲突'),
    'evaluation.score': { ...act('评标打分'), record: 'bid' },
    'evaluation.submitScores': act('提交评分'),
    'evaluation.rejectBid': { ...act('否决投标'), record: 'bid', facts: { reason: '原因' } },
    'evaluation.publish': act('提交评标结果'),
    'evaluation.award': { ...act('确认中标'), facts: { reason: '原因' } },
    'evaluation.reEvaluate': { ...act('重新评标'), facts: { reason: '原因' } },
    'evaluation.fail': { ...act('流标'), facts: { reason: '原因' } },
    'objection.submit': { ...act('提出异议'), record: 'objection', id: 'answer.id' },
    'objection.answer': { ...act('答复异议'), record: 'objection' },
  },
  handlers: ({ database }) => ({
    evaluation: evaluationHandlers(database),
    objection: objectionHandlers(database),
  }),
  jobs: () => ({
    'evaluation.publicity': publicityJobHandler,
    'evaluation.sweep': sweepPublicityJob,
    'evaluation.award': awardJobHandler,
  }),
});
