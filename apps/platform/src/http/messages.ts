import { BUSINESS_CODES } from '@jianzhu/domain';

/** Texts of answers that no handler gives. The statuses below are refused before a handler could see the request. */
const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: '请求格式不正确',
  401: '登录已失效，请重新登录',
  404: '请求的地址不存在',
  408: '请求超时，请稍后再试',
  413: '请求内容过大',
  415: '仅支持JSON格式的请求内容',
  431: '请求头过大',
  500: BUSINESS_CODES.serverFault.msg,
  503: '服务暂不可用，请稍后再试',
};

/** Text of an HTTP status; one that has none is a fault. */
export function statusMessage(status: number): string {
  return STATUS_MESSAGES[status] ?? BUSINESS_CODES.serverFault.msg;
}

export const HTTP_MESSAGES = {
  unstorable: '内容含有不支持的字符',
  heavyRunning: '您的上一次操作仍在处理，请等待完成后再试',
  invalidJson: '请求内容不是有效的JSON',
  staleToken: '当前企业身份已变更，请重新选择企业',
  secondFactorDue: '该企业要求成员开启二次验证，请先到“账户安全”开启',
  memberDisabled: '您在该企业的成员身份已停用，请联系企业管理员',
} as const;
