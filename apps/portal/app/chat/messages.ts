import { type ContentFault, mostCharacters } from '@jianzhu/chat/protocol';

/** Why a message was not sent, and what to do. */
export const refusedTexts: Readonly<Record<ContentFault, string>> = {
  empty: '请输入消息内容',
  'too-long': `消息不能超过${mostCharacters}个字`,
  unstorable: '消息中有无法发送的特殊字符，请删除后重新发送',
};

/** Texts of the chat page that are not those of its components. */
export const chatTexts = {
  home: '首页',
  image: '[图片]',
  file: (name: string) => `[文件] ${name}`,
  self: '我',
  official: (name: string) => `【官方】${name}`,
  contactFailed: '暂时无法发起沟通，请稍后再试',
  company: '企业',
  peer: '联系人',
  position: '职务',
  newestAt: '最近消息',
  readAt: '对方最近已读',
  never: '暂无',
  serviceTitle: '在线客服',
  serviceIntro: '平台业务咨询、操作指导与问题反馈，由平台客服人员在线答复。',
  serviceHours: '服务时间',
  serviceHotline: '服务热线',
  serviceWay: '在线沟通',
  serviceOpen: '与平台客服一对一沟通，记录保存在“客户消息”中。',
  serviceLogin: '登录后即可与平台客服在线沟通。',
  login: '登录',
  enableNotifications: '开启桌面通知',
} as const;
