/** What those about a need are told (decision 72: defined with its pages). */
export const NEED_NEWS = {
  decided: (title: string, reason: string | undefined) => ({
    title: '需求审核结果',
    content:
      reason === undefined ? `您的需求“${title}”已通过审核，开始展示` : `您的需求“${title}”未通过审核，原因：${reason}`,
  }),
  replied: (title: string) => ({
    title: '收到新的服务方案',
    content: `您的需求“${title}”收到一份新的服务方案，请查看`,
    visitorText: `您的需求“${title}”收到一份新的服务方案，请在“服务需求”页的“查询我发布的需求”中查看并选定`,
  }),
  chosen: (title: string) => ({
    title: '方案已选中',
    content: `贵单位对需求“${title}”提交的方案已被选中，请尽快联系需求方`,
  }),
  passed: (title: string) => ({ title: '方案未选中', content: `需求“${title}”已选定其他服务商，感谢参与` }),
  reopened: (title: string) => ({ title: '需求重新对接', content: `需求“${title}”已重新开放对接，可以重新提交方案` }),
  finished: (title: string) => ({ title: '需求已完成', content: `需求“${title}”已由需求方确认完成` }),
  closed: (title: string) => ({ title: '需求已关闭', content: `需求“${title}”已关闭` }),
  expired: (title: string) => ({ title: '需求已到期', content: `您的需求“${title}”已过截止日期，现已关闭` }),
} as const;

/** Texts of the calls and the queue of reviews. */
export const NEED_TEXTS = { label: '服务需求', expired: '已过截止日期', visitor: '访客关闭' } as const;
