/** Texts of the member context (specification 4, 5; the helper's three phone texts are ours). */
export const MEMBER_MESSAGES = {
  phoneField: '请输入11位手机号！',
  phoneSendCode: '请输入正确的11位手机号',
  phoneEmpty: '手机号不能为空',
  phoneLength: '手机号须为11位数字',
  phoneFormat: '手机号格式不正确',
  pin: '请输入6位数字！',
  pinWeak: '密码过于简单，请重新设置：不能全部相同、连续，也不能是手机号或证件号的后6位',
  oldPasswordEmpty: '请输入原密码',
  newPasswordEmpty: '请输入新密码',
  confirmationEmpty: '请再次输入新密码',
  passwordForm: '密码须为8-64位，且包含字母、数字、特殊字符中的至少两种',
  passwordUnchanged: '新密码不能与原密码相同',
  confirmationDiffers: '两次输入的密码不一致',
  /** With the reason behind it, by {@link Weakness}. */
  passwordWeak: {
    phone: '密码过于简单，请重新设置：不能含有手机号',
    name: '密码过于简单，请重新设置：不能含有姓名、昵称或企业名称的拼音',
    common: '密码过于简单，请重新设置：这是常用密码',
  },
  passwordChanged: '密码修改成功，请重新登录',
  loginFirst: '请先登录',
  codeSent: '发送成功',
  alreadyRegistered: '注册成功',
} as const;

/** Texts of the profile; apart from those above, which the home page loads. */
export const PROFILE_MESSAGES = {
  nameCharacters: (label: string) => `${label}含有不能使用的字符`,
  nameOfPlatform: (label: string) => `${label}不能使用与平台、官方、客服或管理人员相似的字样`,
  nicknameLength: '昵称长度为2到20个字',
  avatarAddress: '头像地址不正确',
  birthday: '出生日期须在1900年至今天之间',
  /** In the place of a name that may not be used. */
  nameToChange: '名称待更改',
} as const;

/** Dialog that confirms a logout (specification 4). */
export const LOGOUT_DIALOG = {
  title: '系统提示',
  text: '确定退出登录？',
  confirm: '确认退出',
  cancel: '取消',
} as const;
