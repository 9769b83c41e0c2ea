export const loadingBarMessages = { loading: '页面加载中' } as const;
