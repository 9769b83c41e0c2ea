export const skuMatrixMessages = {
  enabled: '启用',
  on: '启用',
  off: '停用',
  fillAll: (rows: number) => `填入全部${rows}个SKU，空着的列保持不变`,
  cancel: '取消',
  confirm: '填入',
  nothingToFill: '请至少填写一列',
} as const;
