/** Texts of the notices. */
export const noticeMessages = { title: '消息中心' } as const;
