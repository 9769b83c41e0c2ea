export const pictureOrderMessages = {
  main: '封面',
  nth: (n: number, count: number) => `第${n}张，共${count}张`,
  keys: '按左右方向键调整顺序，按Home设为封面',
  moved: (from: number, to: number) => `第${from}张已移到第${to}张`,
  asMain: (n: number) => `第${n}张设为封面`,
  setMain: '设为封面',
  edit: '裁剪',
  editNth: (n: number) => `裁剪第${n}张`,
  remove: '移除',
  removeNth: (n: number) => `移除第${n}张`,
  count: (count: number, max: number) => `${count} / ${max}`,
} as const;
