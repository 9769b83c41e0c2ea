import type { auditKinds } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';

type AuditKind = (typeof auditKinds)[number];

/** What an act is called in the log, and under which kind it is found. */
export interface ActName {
  readonly name: string;
  readonly kind: AuditKind;
}

export const ACT_NAMES: Readonly<Record<string, ActName>> = {
  'member.loginByPassword': { name: '密码登录验证', kind: 'login' },
  'member.loginByCode': { name: '验证码登录验证', kind: 'login' },
  'member.register': { name: '注册账号', kind: 'login' },
  'member.authorize': { name: '选择登录企业', kind: 'login' },
  'member.oauthToken': { name: '登录', kind: 'login' },
  'member.switchToken': { name: '切换企业', kind: 'login' },
  'member.logout': { name: '退出登录', kind: 'login' },
  'member.verifyPhone': { name: '找回密码验证手机', kind: 'security' },
  'member.forgetPassword': { name: '重置登录密码', kind: 'security' },
  'security.updatePassword': { name: '修改登录密码', kind: 'security' },
  'security.setPayPassword': { name: '设置支付密码', kind: 'security' },
  'security.editPayPassword': { name: '修改支付密码', kind: 'security' },
  'security.resetPayPassword': { name: '重置支付密码', kind: 'security' },
  'security.verifyIdentity': { name: '验证身份', kind: 'security' },
  'security.changePhone': { name: '更换手机号', kind: 'security' },
  'security.endDevice': { name: '退出一台设备', kind: 'security' },
  'security.endOtherDevices': { name: '退出其他设备', kind: 'security' },
  'profile.update': { name: '修改个人资料', kind: 'profile' },
  'chat.updateUser': { name: '修改沟通名片', kind: 'profile' },
  'attachment.register': { name: '上传附件', kind: 'file' },
  'attachment.confirm': { name: '确认附件上传', kind: 'file' },
  'attachment.readAddress': { name: '查看附件', kind: 'file' },
  'attachment.batchDownload': { name: '批量下载附件', kind: 'file' },
  'certification.saveMaterials': { name: '保存认证材料', kind: 'file' },
  'certification.submit': { name: '提交认证审核', kind: 'file' },
  'certification.withdraw': { name: '撤回认证审核', kind: 'file' },
  'chat.fileAddress': { name: '查看对方发来的文件', kind: 'file' },
  'chat.contact': { name: '联系企业', kind: 'contact' },
  'chat.create': { name: '打开会话', kind: 'contact' },
  'chat.remove': { name: '移除会话', kind: 'contact' },
  'messageCenter.remove': { name: '删除消息', kind: 'form' },
  'homeApplication.applyForFinance': { name: '提交金融申请', kind: 'form' },
  'homeApplication.applyForProject': { name: '提交项目报名', kind: 'form' },
  'salon.signUp': { name: '报名沙龙', kind: 'form' },
  'audit.exportCsv': { name: '导出操作日志', kind: 'log' },
};

const RECORD_NAMES: Readonly<Record<string, string>> = {
  account: '账号',
  attachment: '附件',
  business: '企业',
  certification: '企业认证',
  chat: '会话',
  homeApplication: '首页申请',
  login: '登录设备',
  notice: '消息',
  salonSignUp: '沙龙报名',
};

const FACT_NAMES: Readonly<Record<string, string>> = {
  count: '数量',
  ids: '编号',
  type: '用途',
  from: '开始日期',
  to: '结束日期',
  userId: '操作人编号',
  kind: '操作类型',
  result: '操作结果',
  reason: '原因',
  projectId: '项目编号',
  salonId: '沙龙编号',
};

/** Acts that come from elsewhere than a call are the platform's own. */
export const actName = (act: string): ActName =>
  ACT_NAMES[act] ?? { name: AUDIT_MESSAGES.platformAct, kind: 'platform' };
export const recordName = (kind: string): string => RECORD_NAMES[kind] ?? '';
export const factName = (name: string): string => FACT_NAMES[name] ?? name;

const REFUSALS: ReadonlyMap<number, string> = new Map(
  Object.values(BUSINESS_CODES).map(({ code, msg }) => [code, msg.split(/[，{]/, 1)[0] ?? msg]),
);

export const AUDIT_MESSAGES = {
  period: '开始日期不能晚于结束日期',
  platformAct: '平台操作',
  done: '成功',
  refused: (code: number) => REFUSALS.get(code) ?? '失败',
  times: (result: string, times: number) => (times > 1 ? `${result}（${times}次）` : result),
  operator: '平台运营',
  system: '系统',
  visitor: '访客',
  phone: '手机',
  computer: '电脑',
  columns: ['时间', '操作人', '操作', '对象', '编号', '来源地址', '设备', '结果', '明细', '请求号'],
  fileName: (day: string) => `操作日志_${day}.csv`,
  exported: (by: string, at: string) => `导出人：${by} 导出时间：${at}`,
} as const;
