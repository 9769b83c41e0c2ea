import type { MaterialKind } from '@jianzhu/domain/member-center';

/** Texts of the certification's pages. */
export const certificationTexts = {
  certification: '企业认证',
  uploadPage: '上传证件',
  needed: '需要准备的材料',
  savedAt: (time: string) => `已保存 ${time}`,
  save: '保存',
  saved: '保存成功',
  submitted: '提交成功',
  withdrawn: '撤回成功',
  approved: '审核已通过',
  rejected: '审核未通过，请查看原因',
  underReview: '资料审核中，如需修改请先撤回审核',
  savedPartly: (shortcomings: readonly string[]) => `已保存，${shortcomings.join('，')}`,
  lacking: (labels: readonly string[]) => `还缺少${labels.join('、')}`,
  notUploaded: (fileNames: readonly string[]) => `${fileNames.join('、')}未上传成功`,
  uploading: '文件上传中，请稍候',
} as const;

/** What belongs into each kind of files. */
export const materialWords: { readonly [Kind in MaterialKind]: string } = {
  licence: '正本或副本，原件扫描或拍照，企业名称须与公章一致',
  certificate: '资质证书、安全生产许可证等，每张一页，文字清晰',
  document: '公司章程、授权委托书、业绩证明等补充材料',
  video: '法定代表人或经办人手持营业执照的短片',
};

/** What a good picture of the licence shows. */
export const licenceTips = [
  '四角完整，印章与二维码清晰可辨',
  '不要遮挡、反光或加水印以外的文字',
  '企业名称须与公章一致',
] as const;
