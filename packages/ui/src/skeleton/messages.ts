export const skeletonMessages = { loading: '加载中' } as const;
