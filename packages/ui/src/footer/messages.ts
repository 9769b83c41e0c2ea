export const footerMessages = {
  columns: '页脚',
  hotline: '服务热线',
  hours: '工作时间9:30-18:30',
  openHours: '9:30-18:30',
  operator: '运营单位：',
} as const;
