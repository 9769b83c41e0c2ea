export const linkMessages = { opensNewWindow: '（在新窗口打开）' } as const;
