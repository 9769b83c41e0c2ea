/** Words of the platform about the profiles of suppliers. */
export const SUPPLIER_PROFILE_TEXTS = {
  label: '供应商资料',
  certificate: (brand: string) => `授权证书（${brand}）`,
  brand: (name: string, kind: string, from: string, to: string) => `${name}（${kind}，${from}至${to}）`,
  warehouse: (name: string, place: string, area: string) => `${name}（${place}，${area}㎡）`,
  wholeCountry: '全国',
  wholeProvince: '全省',
  vehicles: (count: number) => `${count}辆`,
  none: '无',
  terms: {
    mainCategories: '主营品类',
    supplyRegions: '供货区域',
    yearSales: '年销售额',
    vehicles: '运输车辆',
    serviceTags: '服务标签',
    intro: '供应能力介绍',
    brands: '品牌授权',
    warehouse: '仓库',
  },
} as const;
