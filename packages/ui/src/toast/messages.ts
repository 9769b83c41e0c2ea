export const toastMessages = { region: '通知', close: '关闭' } as const;
