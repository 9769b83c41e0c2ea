export const drawerMessages = { close: '关闭' } as const;
