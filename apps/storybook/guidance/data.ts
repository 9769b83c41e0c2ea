import type { GuidanceTable } from './guidance.ts';

/** What shows records, and leads among them. */
export const data: GuidanceTable = {
  ArticleRows: {
    useFor: ['文章的列表：标题、两行摘要、来源与日期，可以有图；正文之后的附件、前后文章与是否有用'],
    notFor: [{ case: '会员的通知', instead: 'MessageList' }],
    words: ['日期写到日，来源在前'],
  },
  ComparisonMatrix: {
    useFor: [
      '逐行比较各家报价并选定中标：比价定标、投标比较',
      '定标结果（AwardPanel）写在表下方，逐家列出行号、金额与说明',
    ],
    notFor: [
      { case: '只看一列数字的列表', instead: 'DataTable' },
      { case: '要填写的清单', instead: 'LineItemGrid' },
    ],
    words: [
      '列头用企业简称，全称放在提示里',
      '价格不带货币符号，口径（含税、不含税）写在表外',
      '最低、最高写成文字，不只靠颜色',
    ],
    keys: [
      ['方向键、Home、End、Page Up、Page Down', '移动'],
      ['空格', '选中这一家'],
      ['回车', '看这一格的明细'],
    ],
  },
  DataTable: {
    useFor: ['同类记录的比较、排序、筛选与批量动作'],
    notFor: [
      { case: '要填写的清单', instead: 'LineItemGrid' },
      { case: '一条记录的字段', instead: 'Record' },
      { case: '三行以内的附件', instead: 'AttachmentTable' },
    ],
    words: [
      '列头是名词，单位写在列头',
      '数字右对齐，日期等宽',
      '一行的动作不超过三个，其余收进菜单',
      '窄屏一行成为一张卡片，列用card说明标题、状态与说明',
    ],
    keys: [
      ['Tab', '到列头、行、分页'],
      ['空格', '勾选一行'],
      ['回车', '排序、打开行菜单'],
      ['左右方向键', '在列宽分隔上改列宽'],
    ],
  },
  Pagination: {
    useFor: ['表格与列表的翻页、每页条数与跳转'],
    notFor: [{ case: '对话与动态的更早内容', instead: 'MessageLog（向上加载）' }],
    keys: [['回车', '翻页、跳转']],
  },
  Record: {
    useFor: ['一条记录的字段、步骤、时间线、状态与路径'],
    notFor: [
      { case: '多条记录比较', instead: 'DataTable' },
      { case: '可以编辑的字段', instead: 'Fields' },
    ],
    words: ['没有值写“—”，不留空', '步骤名是名词，时间写在下方'],
  },
  Tabs: {
    useFor: ['同一批数据的几种看法，二到六个，可以带数量'],
    notFor: [
      { case: '先后的步骤', instead: 'Pages（WizardPage）' },
      { case: '不同的页面', instead: 'Header的菜单' },
      { case: '超过六个', instead: 'Select' },
    ],
    words: ['二到四个字，互不包含', '数量放在字后，不放括号'],
    keys: [['左右方向键、Home、End', '换页签']],
  },
  LinkTabs: {
    useFor: ['列表的几种视图，各有自己的地址'],
    notFor: [{ case: '同一页里切换内容', instead: 'Tabs' }],
    keys: [['Tab', '依次到各个视图']],
  },
  MessageRows: {
    useFor: ['消息抽屉与消息中心里的一条通知'],
    notFor: [{ case: '两个人的对话', instead: 'MessageLog' }],
    keys: [['回车', '打开']],
  },
  MessageDrawer: {
    useFor: ['页头铃铛打开的通知，按类分页签'],
    notFor: [{ case: '对话', instead: 'Chat' }],
    keys: [
      ['左右方向键', '换页签'],
      ['Esc', '关闭并还回焦点'],
    ],
  },
  Carousel: {
    useFor: ['首页的少量大图；总有暂停按钮'],
    notFor: [{ case: '必须看到的内容', instead: '直接排列' }],
    keys: [
      ['左右方向键', '换页'],
      ['暂停按钮', '停止自动播放'],
    ],
  },
  Banner: {
    useFor: ['首页的搜索与热词，一页一个'],
    notFor: [{ case: '通知', instead: 'MessageRows' }],
    keys: [['回车', '搜索']],
  },
  Header: {
    useFor: ['门户每一页的页头与菜单'],
    notFor: [{ case: '登录、注册等单项任务的页面', instead: 'SimpleFrame' }],
    keys: [['Tab、回车', '移动、打开']],
  },
  Footer: {
    useFor: ['门户每一页的备案、帮助与二维码'],
    notFor: [{ case: '登录、注册等单项任务的页面', instead: 'SimpleFrame' }],
    keys: [['Tab、回车', '移动、打开']],
  },
  CompanySelector: {
    useFor: ['页头上切换当前企业'],
    notFor: [{ case: '表单里选择企业', instead: 'Combobox' }],
    keys: [
      ['回车、下方向键', '打开'],
      ['上下方向键、回车', '移动、切换'],
      ['Esc', '关闭并还回焦点'],
    ],
  },
  QrCode: {
    useFor: ['手机上继续：关注、下载、支付'],
    notFor: [{ case: '在同一台设备上打开', instead: 'TextLink' }],
    words: ['旁边写清扫了得到什么'],
  },
  RichText: {
    useFor: ['显示文章与公告的正文'],
    notFor: [{ case: '编辑', instead: 'RichTextEditor' }],
  },
};
