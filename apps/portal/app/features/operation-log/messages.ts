import type { auditKinds, auditResults } from '@jianzhu/api-client/schemas';

/** Texts of 操作日志. */
export const logTexts = {
  table: '操作日志列表',
  from: '开始日期',
  to: '结束日期',
  actor: '操作人',
  kind: '操作类型',
  result: '结果',
  keyword: '关键词',
  keywordHint: '操作、对象、编号或姓名',
  all: '全部',
  wrongDay: '请输入正确的日期，如2026-11-21',
  reversed: '结束日期不能早于开始日期',
  file: '操作日志',
  empty: '没有符合条件的操作记录',
  note: '日志只增不改，至少保存180天。导出文件带有导出人和导出时间，导出本身也会记录。',
  columns: { time: '时间', actor: '操作人', act: '操作', record: '对象', from: '来源', result: '结果' },
  details: { recordId: '对象编号', device: '设备', facts: '明细', requestId: '请求号' },
} as const;

export const kindNames: Readonly<Record<(typeof auditKinds)[number], string>> = {
  login: '登录与退出',
  security: '账户安全',
  profile: '资料修改',
  file: '附件与认证',
  contact: '联系与会话',
  form: '申请与消息',
  log: '日志导出',
  platform: '平台操作',
};

export const resultNames: Readonly<Record<(typeof auditResults)[number], string>> = {
  done: '成功',
  refused: '未成功',
};
