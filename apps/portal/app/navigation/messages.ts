/** Answers to the question whether to leave a page that is not saved. */
export const leaveTexts = { leave: '确定离开', stay: '留在本页' } as const;

/** Names on the way to a page. */
export const wayTexts = { centre: '个人中心', home: '首页', backHome: '返回首页' } as const;
