/** What every slider puzzle says, here and on the login site. */
export const captchaMessages = {
  region: '滑块验证',
  picture: '拼图验证图片',
  hint: '请拖动滑块完成拼图',
  handle: '滑块，按左右方向键移动，按回车确认',
  left: '左移',
  right: '右移',
  confirm: '确认',
  refresh: '换一张',
  otherWay: '换用短信验证码',
  checking: '正在验证',
  passed: '验证成功',
  failed: '验证失败，请重试',
  soon: '图片将在20秒内过期，到时自动更换，也可现在点“换一张”',
  renewed: '图片已过期，已自动换一张，请重新拼图',
} as const;
