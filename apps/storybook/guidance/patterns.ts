import type { GuidanceTable } from './guidance.ts';

/** Whole pages. */
export const patterns: GuidanceTable = {
  Chat: {
    useFor: ['客户消息：列表280、对话、资料300三栏；1024以下一次一栏'],
    notFor: [{ case: '平台发给会员的通知', instead: 'MessageList' }],
    keys: [
      ['Ctrl+K', '到会话搜索'],
      ['Alt+上下方向键', '上一个、下一个会话'],
    ],
  },
  Upload: {
    useFor: ['表单里的附件从选择到登记的全过程'],
    notFor: [{ case: '对话里发送文件', instead: 'Chat' }],
  },
  MessageList: {
    useFor: ['会员的全部通知，分类与已读'],
    notFor: [{ case: '对话', instead: 'Chat' }],
    keys: [['左右方向键', '换页签']],
  },
  PageFrame: {
    useFor: ['每个页面的外框：页头、正文、页脚、悬浮工具'],
    notFor: [{ case: '登录、注册', instead: 'SimpleFrame' }],
  },
  Pages: {
    useFor: ['列表、详情、表单、向导、文章页与个人中心框架：一条路由只写内容'],
    notFor: [
      { case: '没有左侧菜单的整页编辑', instead: 'SheetFormPage' },
      { case: '动作完成之后', instead: 'ResultPage' },
    ],
    words: ['标题与菜单项同名', '列表页标题是复数概念，详情页标题是记录名'],
  },
  ResultPage: {
    useFor: ['一段流程结束：成功、等待审核、失败，并给下一步'],
    notFor: [{ case: '小动作的结果', instead: 'Toast' }],
    words: ['标题写结果，正文写接下来会发生什么、要多久'],
  },
  SheetFormPage: {
    useFor: ['像纸质单据一样的长表单，底部固定按钮'],
    notFor: [{ case: '五项以内', instead: 'Dialog' }],
  },
  SimpleFrame: {
    useFor: ['登录、注册、找回密码等单项任务'],
    notFor: [{ case: '浏览内容的页面', instead: 'PageFrame' }],
  },
};
