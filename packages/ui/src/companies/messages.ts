/** Texts of companies that are the same wherever they stand. */
export const companyMessages = {
  clear: '清空',
  remove: (name: string) => `移除${name}`,
  noneChosen: '还没有选择企业',
  legend: '图例：企业数量',
  band: (least: number, next: number | undefined) => (next === undefined ? `${least}及以上` : `${least}-${next - 1}`),
  area: (name: string, count: number) => `${name} ${count}`,
  mapNote: '示意图，未按测绘成果绘制，不作为行政区划依据',
} as const;
