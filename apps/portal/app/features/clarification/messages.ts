/** Texts of questions and answers about a record. */
export const threadTexts = {
  empty: '还没有提问',
  failed: '答疑加载失败',
  question: '提问内容',
  ask: '提问',
  asked: '提问已发送',
  own: '我的提问',
  answer: '回复',
  answerContent: '回复内容',
  answered: '回复成功',
  publicAnswer: '公开回复',
  privateAnswer: '仅回复提问者',
  scope: '回复范围',
  until: (time: string) => `提问截止时间：${time}`,
  anonymousHint: '提问企业的名称不会展示给其他供应商',
} as const;
