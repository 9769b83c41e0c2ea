export const selectMessages = { placeholder: '请选择' } as const;
