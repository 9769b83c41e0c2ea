import type { DemoWriter } from './demo-writer.ts';

interface Column {
  readonly code: string;
  readonly count: number;
  /** Shown first, newest first. */
  readonly headlines: readonly string[];
  /** Combined with a place to fill the column. */
  readonly subjects: readonly [string, ...string[]];
  readonly source: string;
}

const PLACES = ['长春', '吉林', '四平', '辽源', '通化', '白山', '松原', '白城', '延边', '梅河口'] as const;

const COLUMNS: readonly Column[] = [
  {
    code: 'industry_news',
    count: 60,
    source: '平台资讯中心',
    headlines: [
      '全省冬期施工质量安全专项检查启动，重点核查保温养护记录',
      '长春市新增12项装配式建筑示范工程',
      '东北首座近零能耗中学主体结构封顶',
      '吉林市松花江大桥维修加固工程通过交工验收',
      '四平预制构件产业园二期投产，年产能达30万立方米',
      '省内建筑企业首次以联合体中标境外铁路站房项目',
      '平台上线供应链融资在线申请，最快两个工作日答复',
    ],
    subjects: [
      '智能建造试点项目取得阶段进展',
      '重点项目集中开工',
      '建材展会开幕',
      '信息价月报发布',
      '绿色建材下乡启动',
      '保障性住房主体封顶',
    ],
  },
  {
    code: 'policy',
    count: 60,
    source: '演示数据',
    headlines: [
      '关于加强冬期施工质量安全管理的通知',
      '工程建设项目招标投标活动合规指引',
      '关于推进装配式建筑发展的若干措施',
      '建筑业企业资质动态核查工作方案',
      '农民工工资专用账户管理实施细则',
      '绿色建筑与可再生能源应用管理办法',
      '建设工程消防审验操作手册',
    ],
    subjects: [
      '实名制管理实施意见',
      '建筑垃圾资源化利用规定',
      '工程质量保险试点方案',
      '造价信息发布办法',
      '智能建造扶持政策',
      '供应链金融支持措施',
    ],
  },
  {
    code: 'dynamics',
    count: 36,
    source: '地方动态',
    headlines: [
      '长春地铁7号线盾构区间贯通',
      '通化医药园二期进入设备安装阶段',
      '延边冰雪场馆群完成竣工验收',
      '白城百万千瓦风电基地首批机组并网',
      '辽源老旧小区改造惠及4200户',
      '松原粮食物流园三连跨钢结构吊装完成',
      '白山抽水蓄能电站上水库开始填筑',
    ],
    subjects: [
      '市政管网更新工程推进',
      '学校扩建项目验收',
      '产业园标准厂房交付',
      '道路养护专项行动',
      '医院改扩建项目开工',
    ],
  },
  {
    code: 'notice',
    count: 36,
    source: '平台运营',
    headlines: ['平台系统升级公告', '企业认证材料更新说明'],
    subjects: ['信息报送安排', '专家征集公告', '示范工程名单公示', '培训班报名通知'],
  },
  {
    code: 'research',
    count: 36,
    source: '省建科院',
    headlines: ['严寒地区超低能耗建筑成套技术'],
    subjects: ['省级工法评审结果', 'QC成果发布', 'BIM应用大赛获奖名单', '寒区施工技术要点'],
  },
  {
    code: 'style',
    count: 36,
    source: '企业投稿',
    headlines: ['北辰建设：把总装线搬进工地'],
    subjects: ['企业百强榜样访谈', '青年突击队故事', '劳模工作室巡礼', '示范工地观摩'],
  },
];

const LEVELS = ['国家', '省', '省', '市'] as const;

const paragraphs = (title: string, place: string) =>
  [
    `<p>${title}。有关工作已按计划推进，现场各参建单位按照方案组织实施，并留存过程资料备查。</p>`,
    '<h3>主要内容</h3>',
    '<ul><li>明确责任分工，建立台账，按周通报进度。</li><li>对关键工序旁站，重要材料见证取样。</li><li>数据同步至平台，供参建单位查询。</li></ul>',
    `<p>下一步，${place}相关单位将总结经验，完善标准，形成可复制的做法。本文为演示数据。</p>`,
  ].join('');

/** News, policies, local dynamics, announcements, research and company stories, newest first today. */
export async function writeArticles(demo: DemoWriter): Promise<void> {
  for (const column of COLUMNS) {
    const rows = Array.from({ length: column.count }, (_, index) => {
      const place = PLACES[index % PLACES.length] ?? PLACES[0];
      const subject = column.subjects[index % column.subjects.length] ?? column.subjects[0];
      const title =
        column.headlines[index] ?? `${place}${column.code === 'policy' ? '市' : ''}${subject}（第${index + 1}期）`;
      const policy = column.code === 'policy';
      return {
        id: demo.newId(),
        column_code: column.code,
        title,
        summary: `${title}，现场过程资料同步至平台，供参建单位查询。`,
        cover: index % 5 === 0 ? '/art/scene-snow.svg' : '',
        content: paragraphs(title, place),
        source: column.source,
        author: '编辑部',
        publish_time: demo.daysFromNow(-Math.ceil(index * 0.8) - 0.1),
        is_top: false,
        is_home: false,
        module_code: '',
        view_count: demo.random.between(30, 5200),
        tags: [place],
        policy_no: policy ? `吉建管〔${2026 - Math.floor(index / 24)}〕${60 - index}号` : '',
        policy_level: policy ? LEVELS[index % LEVELS.length] : '',
        effective_date: policy ? demo.daysFromNow(-index).slice(0, 10) : null,
        policy_status: policy ? (index % 9 === 8 ? '征求意见' : '有效') : '',
      };
    });
    await demo.insert('article', rows);
  }
  const title = '长春西部枢纽站房屋面合龙，一万两千吨钢结构误差控制在3毫米以内';
  await demo.insert('article', [
    {
      id: demo.newId(),
      column_code: 'industry_news',
      module_code: '',
      title,
      summary: '站房屋面钢结构提前完成合龙，进入幕墙与机电安装阶段。',
      cover: '/art/scene-hall.svg',
      content: paragraphs(title, '长春'),
      source: '平台资讯中心',
      author: '编辑部',
      publish_time: demo.daysFromNow(-0.05),
      is_top: true,
      is_home: true,
      view_count: 3120,
      tags: ['长春'],
      policy_no: '',
      policy_level: '',
      effective_date: null,
      policy_status: '',
    },
  ]);
}
