export const messageRowMessages = { unread: '未读' } as const;
