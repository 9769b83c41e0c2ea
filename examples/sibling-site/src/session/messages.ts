/** Texts of logging in. */
export const sessionMessages = {
  loginFailed: '登录没有成功，登录信息可能已失效',
} as const;
