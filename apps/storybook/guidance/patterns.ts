import type { GuidanceTable } from './guidance.ts';

/** Whole pages. */
export const patterns: GuidanceTable = {
  BrowsePage: {
    useFor: ['人人可看的列表：新闻、政策、沙龙、企业；种类、筛选与排序都是链接，每种看法有自己的地址'],
    notFor: [
      { case: '会员自己的记录', instead: 'Pages（列表页）' },
      { case: '一篇文章', instead: 'Pages（文章页）' },
    ],
    words: ['筛选的第一项是“不限”', '条数写“共n条”'],
  },
  ApiDocPage: {
    useFor: ['接口的文档：左侧分组目录，中间一个接口的参数与返回，右侧示例代码与试运行'],
    notFor: [{ case: '法律文本与帮助', instead: 'DocumentPage' }],
    words: ['参数的说明写单位与可选值', '示例代码可直接复制运行', '状态与耗时写在响应的标题旁'],
    keys: [
      ['回车', '打开目录里的接口'],
      ['空格', '换示例的语言'],
    ],
  },
  MasterPage: {
    useFor: ['少量记录与其中一条：左侧按名称列出，右侧打开的一条可看可改，如角色与权限'],
    notFor: [
      { case: '会翻页的列表', instead: 'Pages（列表页）' },
      { case: '按需查阅的文本', instead: 'DocumentPage' },
    ],
    words: ['左侧写名称和一个数', '手机上先是列表，打开一条后有“全部…”返回'],
    keys: [['回车', '打开左侧的一条']],
  },
  DocumentPage: {
    useFor: ['按需查阅的长文本：法律文本、帮助；左侧目录或目录树，右侧版本或本文目录'],
    notFor: [{ case: '从头读到尾的文章', instead: 'Pages（文章页）' }],
    words: ['标题是文本名，不加书名号', '对比时用“新增”“删除”说明，不只靠颜色'],
    keys: [['回车', '打开目录里的一段']],
  },
  CertificatePage: {
    useFor: ['人人可核对的一本证书：左侧示意样式带水印，右侧逐项列出，二维码打开本页；同类的列在下面'],
    notFor: [{ case: '会员自己的证书', instead: 'Pages（详情页）' }],
    words: ['编号对访客隐去中间四位', '有效期后写剩余或已过期的天数'],
  },
  DownloadPage: {
    useFor: ['手机上的客户端下载页：没有页头页脚，大屏旁边有二维码'],
    notFor: [{ case: '页面的分享', instead: 'Popover' }],
    words: ['按钮写“iOS下载”“Android下载”', '微信里写“请点击右上角，选择在浏览器中打开”'],
  },
  PlatformsPage: {
    useFor: ['数字平台的入口：每个平台一张卡片，几个常用页面，一个进入的链接'],
    notFor: [{ case: '首页上的入口', instead: 'HomeSection' }],
    words: ['进入兄弟平台在新窗口打开', '步骤写动作的结果，不写操作'],
  },
  SectionTabs: {
    useFor: ['一条记录的几个部分轮流显示，如招标信息、采购清单、答疑；选中的写进地址，打印时全部依次印出'],
    notFor: [
      { case: '列表的几种看法', instead: 'LinkTabs' },
      { case: '总要一起看的部分', instead: 'Pages（详情页）' },
    ],
    words: ['页签是名词，后面的数是条数', '先放看得最多的一个'],
    keys: [
      ['左右方向键', '换一个部分'],
      ['Home、End', '第一个、最后一个部分'],
    ],
  },
  RailCards: {
    useFor: ['详情右侧的几张卡片：本企业到了哪一步、交了多少钱、向谁问'],
    notFor: [{ case: '人人可看的页面的联系方式', instead: 'ProfilePage' }],
    words: ['步骤写事情，右端写状态', '金额下写大写', '状态标签紧跟标题'],
  },
  ProfilePage: {
    useFor: ['一家企业、一项服务的公开页面：页首是名称、标签与要点，下面是各部分，右侧是能做的事'],
    notFor: [{ case: '会员看自己的企业', instead: 'Pages（详情页）' }],
    words: ['号码对访客写138****9000，不写“暂无”', '地图旁边的列表说同样的内容，地图写明是示意图'],
  },
  ServiceCards: {
    useFor: ['企业提供的服务：一行四张，封面、名称、企业、评分与价格'],
    notFor: [{ case: '法律服务包', instead: 'LawLanding' }],
    words: ['价格写“28,000元/项起”，面议写“面议”', '没有评价时写“暂无评分”，不写0分'],
  },
  NeedRows: {
    useFor: ['服务需求的列表：标题、类型与地区，预算与截止，状态与方案数；收到的方案用同一处的方案行'],
    notFor: [{ case: '询价与招标', instead: 'DataTable' }],
    words: ['没有预算写“面议”', '截止写“12-20截止，剩余28天”'],
  },
  LawLanding: {
    useFor: ['法律服务的首页：要紧的几个数，去律师、服务包与课堂的路，再各列几个'],
    notFor: [{ case: '律师或服务包的列表', instead: 'BrowsePage' }],
    words: ['数来自数据，没有时整行不显示', '价格写“1,200元/次”，没有次数限制写“不限”'],
  },
  SalonPage: {
    useFor: ['一场活动的页面：左侧是活动的图、要点与日程，右侧是名额与唯一的主按钮；手机上主按钮在窗口底部'],
    notFor: [{ case: '一篇文章', instead: 'Pages（文章页）' }],
    words: ['按钮随状态变：立即报名、加入候补、取消报名、进入直播', '名额写“共120人，已报86人”'],
  },
  LessonPage: {
    useFor: ['课程播放页：播放器与课程目录是一块深色，课程名、介绍与笔记在下，右侧是去买或去看的路'],
    notFor: [{ case: '课程的详情', instead: 'ProfilePage' }],
    words: [
      '目录里每讲写“第2讲 名称”，右侧是进度与时长',
      '播放器下面一行说明正在看的是什么，例如“本讲为试看内容，购买后观看完整课程”',
    ],
  },
  PartyPage: {
    useFor: ['党建引领的页面：红色横幅，左侧栏目；没有栏目时占满一行'],
    notFor: [{ case: '新闻与政策的列表', instead: 'BrowsePage' }],
    words: ['横幅上的标题就是页面名'],
  },
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
  PersonalCenter: {
    useFor: ['会员登录后的第一页：当前企业、待办、近期数据、常用操作与最新消息'],
    notFor: [{ case: '一条记录的详情', instead: 'Pages' }],
    words: ['待办只列有数量的；没有待办写“没有待办事项”'],
    keys: [['Tab', '依次到待办、数据、常用操作']],
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
  SearchPage: {
    useFor: ['全站搜索：输入框与建议，类型、排序、标出关键词的结果'],
    notFor: [{ case: '在一个列表里搜索', instead: 'BrowsePage' }],
    words: ['没有结果时先说没有找到什么，再给出路：缩短的词、热门词、客服', '超过1,000条只写“1,000+”'],
    keys: [
      ['上下方向键', '在建议中移动'],
      ['回车', '搜索选中的建议或输入的文字'],
      ['Esc', '收起建议'],
    ],
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
