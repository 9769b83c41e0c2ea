/** Texts of forms, lists and dialogs that every context uses; a context's own texts stand in its messages.ts. */
export const FORM_MESSAGES = {
  textEmpty: (label: string) => `请输入${label}`,
  selectionEmpty: (label: string) => `请选择${label}`,
  uploadEmpty: (label: string) => `请上传${label}`,
  tooLong: (label: string, max: number) => `${label}不能超过${max}个字`,
  tooShort: (label: string, min: number) => `${label}不能少于${min}个字`,
  notNumber: (label: string) => `${label}请输入数字`,
  moneyFormat: (label: string) => `${label}请输入正确的金额，最多保留两位小数`,
  quantityFormat: (label: string) => `${label}须大于0，最多保留三位小数`,
  integerRange: (label: string, min: number, max: number) => `${label}须为${min}到${max}之间的整数`,
  dateInPast: (label: string) => `${label}不能早于当前时间`,
  dateOrder: (label: string, other: string) => `${label}不能早于${other}`,
  duplicate: (label: string) => `${label}已存在，请勿重复添加`,
  listEmpty: (label: string) => `请至少添加一条${label}`,
  listTooLong: (label: string, max: number) => `${label}最多${max}条`,
  email: '请输入正确的邮箱地址',
  landline: '请输入正确的固定电话',
  postcode: '请输入6位邮政编码',
  httpsUrl: '请输入以https://开头的链接',
  saved: '保存成功',
  submitted: '提交成功',
  deleted: '删除成功',
  unsavedChanges: '当前内容尚未保存，确定离开？',
  emptyList: '暂无数据',
  total: (count: number) => `共${count}条`,
} as const;

/**
 * Dialog that confirms a deletion.
 *
 * @param count how many are deleted together
 */
export function deleteDialog(entity: string, count = 1) {
  const what = count === 1 ? `该${entity}` : `选中的${count}条${entity}`;
  return { title: '系统提示', text: `确定删除${what}？删除后不可恢复`, confirm: '确定', cancel: '取消' };
}
