import type { auditKinds } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';
import type { AuditedAct, AuditedFact, AuditedKind } from './audited-calls.ts';

type AuditKind = (typeof auditKinds)[number];

/** What an act is called in the log, and under which kind it is found. */
export interface ActName {
  readonly name: string;
  readonly kind: AuditKind;
}

const NAMES: Readonly<Record<AuditedAct, ActName>> = {
  'member.loginByPassword': { name: '密码登录验证', kind: 'login' },
  'member.loginByCode': { name: '验证码登录验证', kind: 'login' },
  'member.loginSecondFactor': { name: '登录二次验证', kind: 'login' },
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
  'security.startSecondFactor': { name: '设置二次验证', kind: 'security' },
  'security.confirmSecondFactor': { name: '开启二次验证', kind: 'security' },
  'security.endSecondFactor': { name: '关闭二次验证', kind: 'security' },
  'security.renewRecoveryCodes': { name: '更换恢复码', kind: 'security' },
  'security.requireSecondFactor': { name: '设置企业二次验证要求', kind: 'security' },
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
  'showcase.reveal': { name: '查看联系方式', kind: 'contact' },
  'showcase.follow': { name: '关注企业', kind: 'contact' },
  'chat.create': { name: '打开会话', kind: 'contact' },
  'chat.remove': { name: '移除会话', kind: 'contact' },
  'messageCenter.remove': { name: '删除消息', kind: 'form' },
  'homeApplication.applyForFinance': { name: '提交金融申请', kind: 'form' },
  'homeApplication.applyForProject': { name: '提交项目报名', kind: 'form' },
  'law.book': { name: '预约律师咨询', kind: 'form' },
  'law.cancelBooking': { name: '取消律师预约', kind: 'form' },
  'need.submit': { name: '发布需求', kind: 'form' },
  'need.submitAsVisitor': { name: '发布需求', kind: 'form' },
  'need.closeAsVisitor': { name: '关闭需求', kind: 'form' },
  'need.proveVisitor': { name: '查询需求', kind: 'form' },
  'need.reply': { name: '提交需求方案', kind: 'form' },
  'need.withdrawReply': { name: '撤回需求方案', kind: 'form' },
  'need.choose': { name: '选定服务商', kind: 'form' },
  'need.reopen': { name: '重新对接需求', kind: 'form' },
  'need.finish': { name: '确认需求完成', kind: 'form' },
  'need.close': { name: '关闭需求', kind: 'form' },
  'need.agree': { name: '同意展示为案例', kind: 'form' },
  'salon.signUp': { name: '报名沙龙', kind: 'form' },
  'salon.cancel': { name: '取消沙龙报名', kind: 'form' },
  'address.save': { name: '保存收货地址', kind: 'form' },
  'address.delete': { name: '删除收货地址', kind: 'form' },
  'address.deleteMany': { name: '批量删除收货地址', kind: 'form' },
  'address.exportRows': { name: '导出收货地址', kind: 'form' },
  'address.setDefault': { name: '设置默认收货地址', kind: 'form' },
  'operator.first': { name: '启用首位操作员', kind: 'platform' },
  'openApi.apply': { name: '申请接入开放接口', kind: 'form' },
  'openApi.makeKey': { name: '新建接口密钥', kind: 'security' },
  'openApi.limitKey': { name: '调整接口密钥限额', kind: 'security' },
  'openApi.revokeKey': { name: '吊销接口密钥', kind: 'security' },
  'audit.exportRows': { name: '导出操作日志', kind: 'log' },
};

export const ACT_NAMES: Readonly<Record<string, ActName>> = NAMES;

const RECORD_NAMES: Readonly<Record<AuditedKind, string>> = {
  account: '账号',
  address: '收货地址',
  apiKey: '接口密钥',
  attachment: '附件',
  business: '企业',
  certification: '企业认证',
  chat: '会话',
  homeApplication: '首页申请',
  lawBooking: '律师预约',
  login: '登录设备',
  need: '服务需求',
  needReply: '需求方案',
  notice: '消息',
  operator: '操作员',
  salonSignUp: '沙龙报名',
};

/** Also what operators' acts say of a company. */
const FACT_NAMES: Readonly<Record<AuditedFact | 'count' | 'failed' | 'reason' | 'decision' | 'newId', string>> = {
  count: '数量',
  failed: '未完成数量',
  ids: '编号',
  type: '用途',
  from: '开始日期',
  to: '结束日期',
  userId: '操作人编号',
  kind: '操作类型',
  result: '操作结果',
  tag: '标签',
  sort: '排序',
  reason: '原因',
  decision: '审核结论',
  newId: '新消息编号',
  projectId: '项目编号',
  isRequired: '是否要求',
  isFollowed: '是否关注',
  salonId: '沙龙编号',
  lawyerId: '律师编号',
  name: '名称',
  scopes: '范围',
  perMinute: '每分钟次数',
  perDay: '每日次数',
  expireDate: '有效期',
  needId: '需求编号',
  replyId: '方案编号',
  isOn: '是否同意',
};

/** Acts that come from elsewhere than a call are the platform's own. */
export const actName = (act: string): ActName =>
  ACT_NAMES[act] ?? { name: AUDIT_MESSAGES.platformAct, kind: 'platform' };
export const recordName = (kind: string): string => named(RECORD_NAMES, kind) ?? '';
export const factName = (name: string): string => named(FACT_NAMES, name) ?? name;

const named = (names: Readonly<Record<string, string>>, name: string): string | undefined => names[name];

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
} as const;
