export const popupMessages = { more: '查看详情' } as const;
