import type { GuidanceTable } from './guidance.ts';

/** Parts of the chat. */
export const chat: GuidanceTable = {
  Composer: {
    useFor: ['写一条消息，带表情、图片与文件；文件可选择、粘贴，或拖到会话任意位置'],
    notFor: [{ case: '表单里的备注', instead: 'Fields' }],
    words: ['不能写时给出原因，不只是变灰', '单个文件的上限写在按钮旁，不等被拒绝才说'],
    keys: [
      ['回车', '发送；输入法组字时不发送'],
      ['Shift+回车', '换行'],
      ['方向键', '在表情间移动'],
    ],
  },
  ConnectionLine: {
    useFor: ['标题下说明连接的好坏；正常时什么都不显示'],
    notFor: [{ case: '一条消息的状态', instead: 'MessageLog' }],
    keys: [['回车', '立即重连']],
  },
  ConversationList: {
    useFor: ['全部会话，最新在上，带未读数；标题是企业，下面是联系人，两者都能搜到'],
    notFor: [{ case: '系统通知', instead: 'MessageRows' }],
    keys: [
      ['上下方向键、Home、End', '移动'],
      ['回车', '打开'],
    ],
  },
  MessageLog: {
    useFor: ['一个会话的全部消息，向上加载更早的'],
    notFor: [{ case: '操作记录', instead: 'Record（Timeline）' }],
    words: ['自己的消息写明待发送、发送中、未读、已读、发送失败；一个勾是已发送，两个勾是已送达'],
    keys: [
      ['Tab', '到记录、到按钮'],
      ['上下方向键、PageUp、PageDown', '滚动；在复制按钮间移动'],
    ],
  },
  RecordCard: {
    useFor: ['对话与消息里的询价单、报价单、成交单：只写明是哪一份，内容按看的人的权限即时显示'],
    notFor: [{ case: '列表里的一行', instead: 'DataTable' }],
    words: ['看不到时写明原因，例如开标前密封'],
    keys: [['回车', '打开']],
  },
  HistorySearch: {
    useFor: ['在一个会话里查找文字与文件名'],
    notFor: [{ case: '查找会话', instead: 'ConversationList' }],
    keys: [
      ['输入', '查找'],
      ['回车', '在记录中定位'],
    ],
  },
};
