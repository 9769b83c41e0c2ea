export const richTextMessages = { table: '表格', opensNewWindow: '（在新窗口打开）' } as const;
