import { ERROR_PAGE_TEXTS, MEMBER_MESSAGES } from '@jianzhu/domain';
import { UPLOAD_MESSAGES } from '@jianzhu/upload';
import { entryMessages } from '../../../packages/ui/src/chat/entry-messages.ts';
import { playerMessages } from '../../../packages/ui/src/video-player/messages.ts';

/** A text of the specification that a visitor may read. */
export interface SpecificationMessage {
  readonly text: string;
  /** When it is shown. */
  readonly situation: string;
  /** Which component or page shows it. */
  readonly shownBy: string;
  /** The file of the product, from the repository's root, that holds it. */
  readonly source: string;
}

const upload = 'packages/upload/src/messages.ts';
const member = 'packages/domain/src/member/messages.ts';
const player = 'packages/ui/src/video-player/messages.ts';
const chatEntry = 'packages/ui/src/chat/entry-messages.ts';
const errorPage = 'packages/domain/src/error/error-page.ts';
const failureTexts = 'packages/domain/src/error/failure-texts.ts';

/**
 * Every user-facing text of sections 5, 7 and 8. What Storybook may import comes from the product's own tables; the
 * test holds the others against their file, and the whole list against the specification's.
 */
export const specificationMessages: readonly SpecificationMessage[] = [
  {
    text: '请求出错，状态码：',
    situation: 'HTTP状态不是200，后接状态码',
    shownBy: 'Toast（错误）',
    source: failureTexts,
  },
  {
    text: '请求超时，请检查网络或稍后重试',
    situation: '请求超时（规格书为英文原意）',
    shownBy: 'Toast（错误）',
    source: failureTexts,
  },
  {
    text: '网络连接失败，请检查网络设置',
    situation: '网络错误（规格书为英文原意）',
    shownBy: 'Toast（错误）',
    source: failureTexts,
  },
  { text: ERROR_PAGE_TEXTS.notFound, situation: '路由不存在，404', shownBy: 'ErrorPage', source: errorPage },
  {
    text: ERROR_PAGE_TEXTS.unknownMiddleware,
    situation: '中间件名称不存在，500',
    shownBy: 'ErrorPage',
    source: errorPage,
  },
  { text: ERROR_PAGE_TEXTS.other, situation: '其他路由错误没有说明时', shownBy: 'ErrorPage', source: errorPage },
  { text: UPLOAD_MESSAGES.extension, situation: '扩展名不在允许之列', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.empty, situation: '文件大小为0', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.tooLarge, situation: '文件不小于4GB', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.overCap, situation: '文件超过控件上限', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.tooMany, situation: '文件个数超过上限', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.readFailed, situation: '读取文件失败', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.uploadFailed, situation: '上传失败，移除该项', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.registerFailed, situation: '登记附件失败', shownBy: '附件上传', source: upload },
  { text: UPLOAD_MESSAGES.nothingSelected, situation: '批量下载时未选附件', shownBy: '附件表', source: upload },
  { text: UPLOAD_MESSAGES.downloadFailed, situation: '下载失败', shownBy: 'Toast（错误）', source: upload },
  { text: UPLOAD_MESSAGES.largeDownload, situation: '下载超过100M的文件', shownBy: 'Toast（信息）', source: upload },
  { text: playerMessages.cannotPlay, situation: '视频无法播放', shownBy: 'VideoPlayer', source: player },
  { text: playerMessages.rotatedTooEarly, situation: '视频加载前旋转', shownBy: 'VideoPlayer', source: player },
  { text: MEMBER_MESSAGES.pin, situation: '支付密码不是6位数字', shownBy: 'PinField', source: member },
  { text: MEMBER_MESSAGES.phoneField, situation: '手机号不合规则', shownBy: 'PhoneField', source: member },
  {
    text: MEMBER_MESSAGES.phoneSendCode,
    situation: '发送验证码前手机号不合规则',
    shownBy: 'SendCodeField',
    source: member,
  },
  { text: MEMBER_MESSAGES.codeSent, situation: '验证码已发送', shownBy: 'SendCodeField', source: member },
  { text: MEMBER_MESSAGES.alreadyRegistered, situation: '手机号已注册，引导登录', shownBy: '注册页', source: member },
  {
    text: MEMBER_MESSAGES.loginFirst,
    situation: '未登录时进入个人中心（旧版）',
    shownBy: 'Toast（警告）',
    source: member,
  },
  {
    text: entryMessages.elsewhere,
    situation: '同一账号在别处登录，随后退出，首页再显示一次',
    shownBy: 'LoginElsewhereToast',
    source: chatEntry,
  },
];
