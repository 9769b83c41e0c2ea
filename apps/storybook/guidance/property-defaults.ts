/**
 * What holds when a property is not given, where the signature of the component does not say it: its parts decide, or a
 * text of the messages. Keys are `Component.property`.
 */
export const propertyDefaults: Readonly<Record<string, string>> = {
  'Button.variant': 'solid',
  'Button.size': 'comfortable',
  'Combobox.placeholder': '请输入名称搜索',
  'Composer.maxLength': '500',
  'DataTable.empty': '暂无数据',
  'DataTable.height': '超过200行时560，否则不限',
  'LineItemGrid.height': '560',
  'LineItemGrid.maxRows': '500',
  'MessageList.emptyText': '暂无消息',
  'MultiCombobox.placeholder': '请输入名称搜索',
  'Pagination.pageSizes': '10、20、50、100',
  'PopupTreeSelect.placeholder': '请选择',
  'RegionCascade.placeholder': '请选择省、市、区县',
  'Select.placeholder': '请选择',
  'Tabs.variant': 'ruled',
};
