import type { GuidanceTable } from './guidance.ts';

/** What tells a visitor how things stand. */
export const feedback: GuidanceTable = {
  Tag: {
    useFor: ['记录的状态：灰未开始与结束，蓝进行，琥珀等我处理，绿完成，红失败'],
    notFor: [
      { case: '数量', instead: 'Badge' },
      { case: '可以按的筛选项', instead: 'Tabs' },
      { case: '装饰或分类着色', instead: '普通文字' },
    ],
    words: ['二到四个字，一种状态一个词', '颜色之外必有文字'],
  },
  Badge: {
    useFor: ['未读条数、待办件数；99以上写99+，0不出现'],
    notFor: [
      { case: '状态', instead: 'Tag' },
      { case: '总数与统计', instead: '正文里的数字' },
    ],
    words: ['只有数字；所在的控件用文字说清是什么的数量'],
  },
  InlineAlert: {
    useFor: ['与页面这一处有关的提示，如未提交的草稿、断网时的旧内容'],
    notFor: [{ case: '操作完成的反馈', instead: 'Toast' }],
    words: ['一句话说清情况，操作写在按钮上'],
  },
  ConflictDialog: {
    useFor: ['保存时发现数据已被他人修改：逐项选择保留哪一边'],
    notFor: [{ case: '离开未保存的表单', instead: 'Dialog' }],
    keys: [
      ['上下方向键', '在两边之间选择'],
      ['Esc', '回到表单，不丢失填写的内容'],
    ],
  },
  Toast: {
    useFor: ['动作的结果，短暂、不需处理：已保存草稿', '与当前页面无关的系统错误'],
    notFor: [
      { case: '需要修改的填写错误', instead: 'Fields的错误与页首汇总' },
      { case: '需要先回答才能继续', instead: 'Dialog' },
      { case: '列表加载失败', instead: 'States（ErrorPanel）' },
    ],
    words: ['一句话，不带标题', '错误不自动消失，关闭由访客决定'],
    keys: [['Tab到关闭后回车', '关闭']],
  },
  PageAlert: {
    useFor: ['整个页面暂时不能用，但已显示的内容还能看：网络断开、脚本没有加载'],
    notFor: [
      { case: '一个动作失败', instead: 'Toast' },
      { case: '一块内容加载失败', instead: 'States（ErrorPanel）' },
    ],
    words: ['先说出了什么事，再说会不会自己恢复', '能由访客解决时给一个按钮'],
    keys: [['Tab到按钮后回车', '执行按钮的动作']],
  },
  Dialog: {
    useFor: ['一小段必须当场完成的事', '不可撤销的动作之前确认（ConfirmDialog）'],
    notFor: [
      { case: '告知结果', instead: 'Toast' },
      { case: '长表单', instead: 'SheetFormPage' },
      { case: '看一条记录的详情', instead: 'Drawer' },
    ],
    words: ['标题写要做的事', '确认按钮写动词，与标题一致；取消在前', '正文写后果：删除后不能恢复'],
    keys: [
      ['Tab', '焦点不出框'],
      ['Esc', '取消并还回焦点'],
    ],
  },
  Drawer: {
    useFor: ['不离开列表，看一条记录或少量编辑'],
    notFor: [
      { case: '必须回答的问题', instead: 'Dialog' },
      { case: '可以收藏和转发的内容', instead: 'Pages（详情页）' },
    ],
    keys: [
      ['Tab', '焦点不出抽屉'],
      ['Esc', '关闭并还回焦点'],
    ],
  },
  Popover: {
    useFor: ['按了才出现的少量补充内容，可以有链接和按钮'],
    notFor: [
      { case: '看不全的文字', instead: 'OverflowTooltip' },
      { case: '一组动作', instead: 'Menu' },
      { case: '完成任务所必需的内容', instead: '直接写在页面上' },
    ],
    keys: [
      ['回车、空格', '打开，焦点进入'],
      ['Esc', '关闭并还回焦点'],
    ],
  },
  Popup: {
    useFor: ['服务器要求时首页的一次性公告'],
    notFor: [{ case: '广告或每次都出现', instead: 'Banner' }],
    keys: [['Esc', '关闭并还回焦点']],
  },
  OverflowTooltip: {
    useFor: ['一行放不下的名称：截断超过2px才出现'],
    notFor: [
      { case: '解释字段', instead: 'Fields的说明' },
      { case: '含链接或按钮', instead: 'Popover' },
    ],
    keys: [['焦点到达', '出现；Esc收起']],
  },
  States: {
    useFor: ['空列表、加载失败、整页出错、尚未开放'],
    notFor: [
      { case: '正在加载', instead: 'Skeleton' },
      { case: '一个动作失败', instead: 'Toast' },
    ],
    words: ['先说没有什么，再给下一步', '因筛选而空与本来就空，写法不同'],
    keys: [['回车、空格', '重试或下一步']],
  },
  Skeleton: {
    useFor: ['超过200毫秒才到的内容，尺寸与真实内容相同'],
    notFor: [
      { case: '页面之间的切换', instead: 'LoadingBar' },
      { case: '按钮处理中', instead: 'Button' },
    ],
  },
  LoadingBar: {
    useFor: ['换页时窗口顶部的细线'],
    notFor: [{ case: '页面里一部分的加载', instead: 'Skeleton' }],
  },
  Countdown: {
    useFor: ['截止前的剩余时间、重新发送验证码的等待'],
    notFor: [{ case: '一周以上的期限', instead: '写出日期' }],
    words: ['读屏只在60、30、10、0秒报时'],
  },
  Watermark: {
    useFor: ['只供本人查看的证照与标书预览'],
    notFor: [{ case: '装饰背景', instead: '不用' }],
  },
  VisuallyHidden: {
    useFor: ['看得见的人从位置就懂、读屏需要说出来的词'],
    notFor: [{ case: '对所有人都有用的说明', instead: '直接写出来' }],
  },
};
