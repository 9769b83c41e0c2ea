export const skipLinkMessages = { skip: '跳到主要内容' } as const;
