import type { GuidanceTable } from './guidance.ts';

/** What a visitor presses. */
export const actions: GuidanceTable = {
  Button: {
    useFor: ['在本页执行一个动作：发布询价、确认定标、保存草稿', '一屏一个实心按钮，其余用描边或文字按钮'],
    notFor: [
      { case: '只是去另一个页面', instead: 'TextLink，或样子相同的ButtonLink' },
      { case: '立即生效的开与关', instead: 'Fields（Switch）' },
      { case: '三个以上的次要动作', instead: 'Menu' },
    ],
    words: ['用动词写明要做的事，二到六个字', '不写“提交”“确定”“点击这里”', '处理中不改文字，按钮自己会停住'],
    keys: [['回车、空格', '执行；处理中不重复执行，焦点不丢']],
  },
  Link: {
    useFor: ['所有组件里的链接，由应用换成自己的路由'],
    notFor: [{ case: '正文里的一段文字链接', instead: 'TextLink' }],
    keys: [['回车', '打开']],
  },
  TextLink: {
    useFor: ['正文和表格里去另一个页面的文字'],
    notFor: [{ case: '执行动作', instead: 'Button' }],
    words: ['写出目的地，不写“点击这里”“更多”之外的空话', '打开新窗口时名称里说明'],
    keys: [['回车', '打开']],
  },
  Icon: {
    useFor: ['与文字并排，帮助辨认', '没有文字的按钮里，按钮另有可读的名称'],
    notFor: [
      { case: '单独表示状态', instead: 'Tag' },
      { case: '大幅插图', instead: 'States' },
    ],
  },
  Menu: {
    useFor: ['收起一行里用得少的动作', '按组排列，危险动作放最后一组'],
    notFor: [
      { case: '从选项里选一个值', instead: 'Select' },
      { case: '一两个常用动作', instead: 'Button' },
    ],
    words: ['每项一个动词短语，不用句号'],
    keys: [
      ['回车、空格、下方向键', '打开，到第一项'],
      ['上下方向键、Home、End、首字', '移动'],
      ['Esc', '关闭并还回焦点'],
    ],
  },
  ContactButton: {
    useFor: ['商品、询价、店铺页面上联系对方', '页头上进入客户消息，带未读数'],
    notFor: [{ case: '平台客服', instead: 'FloatingRail' }],
    keys: [['回车、空格', '打开会话']],
  },
  FloatingRail: {
    useFor: ['公开页面右侧的客服、二维码与回到顶部，三项以内'],
    notFor: [{ case: '页面的主要动作', instead: 'Button' }],
    keys: [['回车、空格', '执行']],
  },
  SkipLink: {
    useFor: ['每个页面的第一个焦点，跳过页头到正文'],
    notFor: [{ case: '页内目录', instead: 'TextLink' }],
    keys: [['Tab后回车', '跳到正文']],
  },
};
