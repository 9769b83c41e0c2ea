/** Texts of the address book (domain rules 3.8). */
export const ADDRESS_MESSAGES = {
  detailLength: '详细地址长度为5到100个字',
  region: '请选择省/市/区',
  pointOutside: '定位超出范围，请重新选择',
  unreadable: '未能识别，请手动填写',
  ofDraft: '该地址已被草稿询价单引用，请先更换',
  full: (most: number) => `收货地址最多保存${most}条`,
} as const;
