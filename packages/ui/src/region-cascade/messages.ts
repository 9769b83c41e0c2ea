export const regionMessages = {
  placeholder: '请选择省、市、区县',
  levels: ['省份', '城市', '区县', '街道'],
  separator: ' / ',
} as const;
