import './tables.ts';
import { defineContext } from '../context.ts';
import { evaluationHandlers } from './handlers.ts';

const act = (name: string) => ({ name, kind: 'form', record: 'tender', id: 'body.id' }) as const;

export const evaluationContext = defineContext({
  tables: {
    tender_candidate: 'tenant',
    tender_evaluator: 'tenant',
    tender_mark: 'system',
    tender_result: 'tenant',
  },
  // No fact of a body is kept: what an evaluator gives stays hers until all have handed theirs in.
  acts: {
    'evaluation.committee': act('组建评标委员会'),
    'evaluation.declare': act('声明利益冲突'),
    'evaluation.score': { ...act('评标打分'), record: 'bid' },
    'evaluation.submitScores': act('提交评分'),
    'evaluation.rejectBid': { ...act('否决投标'), record: 'bid', facts: { reason: '否决原因' } },
    'evaluation.publish': act('提交评标结果'),
  },
  handlers: ({ database }) => ({ evaluation: evaluationHandlers(database) }),
});
