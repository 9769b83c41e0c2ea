/** Texts of products as their companies write them (domain rules 10.1, 10.2). */
export const PRODUCT_MESSAGES = {
  category: '该类目未在主营品类中，请先维护主营品类',
  leafCategory: '请选择商品类目',
  supplyRegions: '请选择供货区域',
  regionsTwice: '已选择全国，无需再选择城市',
  mainImages: '请上传商品主图',
  mainImageSize: '主图建议1:1且不小于400像素',
  skus: '请至少设置一条价格',
  attributeTwice: '参数名称不能重复',
  keywordTwice: '关键词不能重复',
  videoForm: '主图视频须为mp4格式',
  videoSize: '主图视频不能超过100MB',
  videoLength: '视频时长不能超过60秒',
  agreed: '面议商品不能改价',
  priceChange: '调价幅度须在-50%到100%之间且不为0，最多保留两位小数',
  noSku: '该规格已不存在，请刷新后重试',
  inRow: (row: number, message: string) => `第${row}行：${message}`,
  /** Stands in place of a stock of 0 (domain rules 10.2). */
  outOfStock: '暂时缺货',
  agreedPrice: '面议',
  /** Of what a membership that has ended leaves no room for (domain rules 12.2). */
  overQuota: '会员到期，超出当前等级的商品发布数',
  takenOff: '商品已下架',
  takenOffCount: (count: number) => `会员到期已满30天，超出当前等级商品发布数的${count}件商品已下架`,
  /** Of what a membership has room for. */
  quota: (used: number, limit: number) => `商品发布数 ${used} / ${limit}`,
} as const;
