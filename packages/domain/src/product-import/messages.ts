/** Texts of the import of products (domain rules 10.2). */
export const PRODUCT_IMPORT_MESSAGES = {
  otherTemplate: '模板不正确，请下载最新模板后重新填写',
  nothingToImport: '文件中没有可导入的数据',
  tooManyRows: (most: number) => `单次最多导入${most}个商品`,
  unknownUnit: '单位不存在',
  unknownCategory: '类目编码不存在，请填写“类目与单位”中的四位编码',
  unknownRate: '税率须为13%、9%、6%、3%、1%或免税',
  sameProduct: (row: number) => `商品名称、品牌和规格与第${row}行重复`,
  sameCode: (row: number) => `SKU编码与第${row}行重复`,
  inRow: (row: number, message: string) => `第${row}行：${message}`,
  /** Words of the text that an imported product begins with. */
  detail: {
    name: '商品名称',
    brand: '品牌',
    spec: '规格',
    unit: '计量单位',
    minOrderQty: '起订量',
    note: '更多参数与供货说明请联系商家。',
  },
  spec: '规格',
} as const;
