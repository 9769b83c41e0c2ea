/** Texts of the certification's pages. */
export const certificationTexts = {
  centre: '个人中心',
  certification: '企业认证',
  uploadPage: '上传证件',
  save: '保存',
  saved: '保存成功',
  uploading: '文件上传中，请稍候',
  mayNotSave: '暂无操作权限，请联系企业管理员',
} as const;
