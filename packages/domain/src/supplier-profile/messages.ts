/** Texts of a supplier's profile (domain rules 10.3). */
export const SUPPLIER_PROFILE_MESSAGES = {
  submitted: '已提交审核',
  withdrawn: '已撤回审核',
  discarded: '已放弃变更',
  name: '供应商资料',
  mainCategories: '请选择主营品类',
  unknownCategory: '主营品类中有已停用的类目，请重新选择',
  containedCategory: (inner: string, outer: string) => `${inner}已包含在${outer}中，请删除其中一个`,
  supplyRegions: '请选择供货区域',
  wholeTwice: '已选择全国或全省，不能再选择其他区域',
  sameTag: '服务标签不能重复',
  sameBrand: (name: string) => `品牌“${name}”已存在，请勿重复添加`,
  brandOrder: (name: string) => `品牌“${name}”的有效期止须晚于有效期起`,
  brandExpired: (name: string) => `品牌“${name}”的授权已过期，请续传或删除`,
  certificateForm: '授权证书须为jpg、png或pdf文件',
  sameWarehouse: (name: string) => `仓库“${name}”已存在，请勿重复添加`,
  submittedOften: '今日提交审核的次数过多，请明天再提交',
} as const;

/** Notices of it (domain rules 17, 38.1). */
export const SUPPLIER_PROFILE_NOTICES = {
  /** N401, N402 */
  decided: (reason: string | undefined) =>
    reason === undefined
      ? { title: '审核通过', content: `“${SUPPLIER_PROFILE_MESSAGES.name}”已通过审核` }
      : { title: '审核驳回', content: `“${SUPPLIER_PROFILE_MESSAGES.name}”未通过审核，原因：${reason}` },
  /** N403. @param date `YYYY-MM-DD` */
  N403: (brand: string, date: string) => ({
    title: '品牌授权到期',
    content: `${brand}将于${date}到期，请及时更新`,
  }),
} as const;
