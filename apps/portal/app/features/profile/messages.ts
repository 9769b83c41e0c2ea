/** Texts of 编辑资料. */
export const profileTexts = {
  own: '个人资料',
  account: '登录手机号',
  changePhone: '更换手机号',
  avatar: '头像',
  avatarHelp: 'jpg或png格式，不超过20MB，裁剪为正方形',
  avatarKind: '请选择jpg或png格式的图片',
  avatarTooLarge: '图片不能超过20MB',
  avatarBroken: '图片无法打开，请换一张',
  avatarFailed: '头像上传失败，请重试',
  chooseAvatar: '选择图片',
  removeAvatar: '移除头像',
  aPicture: '图片',
  cropAvatar: '裁剪头像',
  useAvatar: '使用此头像',
  uploading: '上传中',
  cancel: '取消',
} as const;
