/** Answers to the question whether to leave a page that is not saved. */
export const leaveTexts = { leave: '确定离开', stay: '留在本页' } as const;
