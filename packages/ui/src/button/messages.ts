export const buttonMessages = { pending: '处理中' } as const;
