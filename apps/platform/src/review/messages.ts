/** Notice N405 (domain rules 38.1). */
export const certificationResult = (whose: '企业' | '个人', reason: string | undefined) => ({
  title: '认证结果',
  content: reason === undefined ? `您的${whose}认证已通过` : `您的${whose}认证未通过，原因：${reason}`,
});
