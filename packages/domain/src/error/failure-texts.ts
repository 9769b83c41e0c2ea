/** What a call without an answer says; specification 8 glosses the first two in English (decision 23). */
export const FAILURE_TEXTS = {
  timeout: '请求超时，请检查网络或稍后重试',
  network: '网络连接失败，请检查网络设置',
  status: (status: number) => `请求出错，状态码：${status}`,
} as const;
