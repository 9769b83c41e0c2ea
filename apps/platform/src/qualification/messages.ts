/** Words of the platform about certificates. */
export const QUALIFICATION_TEXTS = {
  label: '资质证书',
  images: '证书图片',
  video: '证书视频',
  endless: '长期',
  terms: {
    series: '资质序列',
    category: '资质类别',
    grade: '资质等级',
    certNo: '证书编号',
    issueOrg: '发证机关',
    issueDate: '发证日期',
    expireDate: '有效期至',
    scope: '承包工程范围',
  },
} as const;
