export const railMessages = { tools: '快捷工具', service: '客服', mobile: '手机版', top: '顶部' } as const;
