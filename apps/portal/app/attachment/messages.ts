/** Texts of the attachments that no widget has. */
export const attachmentTexts = {
  /** Specification section 8. */
  cannotRead: '文件下载失败，请重新尝试',
  archive: (label: string) => `${label}.zip`,
  editPicture: '裁剪与旋转',
  editText: (fileName: string) => `请裁去证件以外的部分并转正：${fileName}`,
  usePicture: '使用图片',
  useOriginals: '全部使用原图',
  cancel: '取消',
  cannotEdit: '图片处理失败，请使用原图或重新选择',
} as const;
