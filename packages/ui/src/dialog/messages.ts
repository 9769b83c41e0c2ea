export const dialogMessages = { title: '系统提示', cancel: '取消', close: '关闭' } as const;
