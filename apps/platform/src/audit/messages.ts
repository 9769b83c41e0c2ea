import { BUSINESS_CODES } from '@jianzhu/domain';

/** What operators' acts say of a company, besides the facts of the calls. */
export const FACTS_OF_PLATFORM = {
  count: '数量',
  failed: '未完成数量',
  reason: '原因',
  decision: '审核结论',
  newId: '新消息编号',
} as const;

const REFUSALS: ReadonlyMap<number, string> = new Map(
  Object.values(BUSINESS_CODES).map(({ code, msg }) => [code, msg.split(/[，{]/, 1)[0] ?? msg]),
);

export const AUDIT_MESSAGES = {
  period: '开始日期不能晚于结束日期',
  platformAct: '平台操作',
  done: '成功',
  refused: (code: number) => REFUSALS.get(code) ?? '失败',
  times: (result: string, times: number) => (times > 1 ? `${result}（${times}次）` : result),
  operator: '平台运营',
  system: '系统',
  visitor: '访客',
  phone: '手机',
  computer: '电脑',
} as const;
