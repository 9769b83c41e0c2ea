import type { DemoWriter } from './demo-writer.ts';
import { officeTime } from './office-hours.ts';

/** What it is called, and what else there is to know of it. */
type Story = readonly [title: string, summary: string];

interface Column {
  readonly code: string;
  readonly count: number;
  /** Shown first, newest first. */
  readonly headlines: readonly Story[];
  /** Combined with a place to fill the column. */
  readonly subjects: readonly [Story, ...Story[]];
  readonly source: string;
}

const PLACES = ['长春', '吉林', '四平', '辽源', '通化', '白山', '松原', '白城', '延边', '梅河口'] as const;

const COLUMNS: readonly Column[] = [
  {
    code: 'industry_news',
    count: 60,
    source: '平台资讯中心',
    headlines: [
      [
        '全省冬期施工质量安全专项检查启动，重点核查保温养护记录',
        '检查覆盖在建项目的测温记录、外加剂复试与临时用电，十二月底前完成。',
      ],
      ['长春市新增12项装配式建筑示范工程', '其中学校5项、保障房4项，平均装配率达到62%。'],
      ['东北首座近零能耗中学主体结构封顶', '外墙采用300 mm石墨聚苯板，屋面预留光伏支座，计划明年九月启用。'],
      ['吉林市松花江大桥维修加固工程通过交工验收', '更换吊杆96根、桥面铺装2.4万㎡，通行限载恢复至设计标准。'],
      ['四平预制构件产业园二期投产，年产能达30万立方米', '六条流水线投用，叠合板与管廊构件可就近供应辽源、松原。'],
      ['省内建筑企业首次以联合体中标境外铁路站房项目', '联合体由三家省内企业组成，工期26个月，钢结构由四平加工。'],
      ['平台上线供应链融资在线申请，最快两个工作日答复', '凭平台成交记录即可申请，首批开放应收账款保理与订单融资。'],
    ],
    subjects: [
      ['智能建造试点项目取得阶段进展', '测量机器人与智能养护已在三个标段使用，用工减少约两成。'],
      ['重点项目集中开工', '涵盖产业园、道路与公共服务设施，年内完成基础施工。'],
      ['建材展会开幕', '展出保温、门窗与装配式构件，设有供需洽谈区。'],
      ['信息价月报发布', '螺纹钢HRB400E小幅上涨，P·O 42.5水泥持平，C30商品混凝土略有回落。'],
      ['绿色建材下乡启动', '节能门窗与保温板纳入补贴目录，农户可在线申领。'],
      ['保障性住房主体封顶', '全部采用叠合楼板，明年供暖期前交付。'],
    ],
  },
  {
    code: 'policy',
    count: 60,
    source: '演示数据',
    headlines: [
      ['关于加强冬期施工质量安全管理的通知', '明确室外日平均气温连续五天低于5℃时转入冬期施工管理。'],
      ['工程建设项目招标投标活动合规指引', '列出资格条件设置、澄清答疑与异议处理中的常见问题。'],
      ['关于推进装配式建筑发展的若干措施', '对装配率达到60%的项目给予容积率与信用评价支持。'],
      ['建筑业企业资质动态核查工作方案', '按10%的比例抽查，重点核对注册人员与业绩真实性。'],
      ['农民工工资专用账户管理实施细则', '总包单位开立专户，按月拨付，人工费比例不低于20%。'],
      ['绿色建筑与可再生能源应用管理办法', '新建公共建筑应同步设计光伏或地源热泵系统。'],
      ['建设工程消防审验操作手册', '列出设计审查、现场评定与备案抽查的材料清单。'],
    ],
    subjects: [
      ['实名制管理实施意见', '进场人员须实名登记，考勤数据每日上传。'],
      ['建筑垃圾资源化利用规定', '再生骨料可用于路基与非承重构件，运输须全程定位。'],
      ['工程质量保险试点方案', '住宅工程投保质量潜在缺陷保险，保期十年。'],
      ['造价信息发布办法', '主要材料价格按周采集、按月发布，标明含税口径。'],
      ['智能建造扶持政策', '对购置施工机器人的企业给予设备补助。'],
      ['供应链金融支持措施', '鼓励以应收账款和订单申请融资，建立确权时限。'],
    ],
  },
  {
    code: 'dynamics',
    count: 36,
    source: '地方动态',
    headlines: [
      ['长春地铁7号线盾构区间贯通', '区间全长1.9公里，穿越两条既有线，地表沉降控制在6毫米内。'],
      ['通化医药园二期进入设备安装阶段', '三栋厂房完成净化装修，空调机组本月底前就位。'],
      ['延边冰雪场馆群完成竣工验收', '三座场馆共4.2万㎡，制冰系统连续试运行72小时。'],
      ['白城百万千瓦风电基地首批机组并网', '首批40台机组并网，配套升压站同步投运。'],
      ['辽源老旧小区改造惠及4200户', '更换给排水管网38公里，外墙保温完成61栋。'],
      ['松原粮食物流园三连跨钢结构吊装完成', '单榀屋架跨度36米，采用地面拼装、整体提升。'],
      ['白山抽水蓄能电站上水库开始填筑', '堆石料来自库区开挖，日填筑量约1.2万立方米。'],
    ],
    subjects: [
      ['市政管网更新工程推进', '老旧供水管分段更换，夜间施工、清晨恢复供水。'],
      ['学校扩建项目验收', '新增教室24间，满足秋季学期使用。'],
      ['产业园标准厂房交付', '厂房层高8米、荷载1吨，配套货梯与装卸平台。'],
      ['道路养护专项行动', '完成裂缝灌封与井盖提升，冬前全部收尾。'],
      ['医院改扩建项目开工', '新建门诊楼与地下车库，分两期实施、不停诊。'],
    ],
  },
  {
    code: 'notice',
    count: 36,
    source: '平台运营',
    headlines: [
      ['平台系统升级公告', '升级期间暂停提交报价与投标文件，已发布的询价顺延截止。'],
      ['企业认证材料更新说明', '授权委托书启用新模板，旧版使用到年底。'],
    ],
    subjects: [
      ['信息报送安排', '请各单位在每月25日前通过平台报送在建项目信息。'],
      ['专家征集公告', '面向设计、施工、造价与检测单位征集评审专家。'],
      ['示范工程名单公示', '公示期五个工作日，异议请以书面形式提出。'],
      ['培训班报名通知', '课程为期三天，线上线下同步，名额60人。'],
    ],
  },
  {
    code: 'research',
    count: 36,
    source: '省建科院',
    headlines: [['严寒地区超低能耗建筑成套技术', '外墙传热系数0.10，气密性n50≤0.6，冬季供暖需求降低八成以上。']],
    subjects: [
      ['省级工法评审结果', '共通过28项，其中寒区施工类9项。'],
      ['QC成果发布', '选题集中在外墙保温、钢筋保护层与渗漏防治。'],
      ['BIM应用大赛获奖名单', '一等奖三项，均为施工阶段协同应用。'],
      ['寒区施工技术要点', '汇总早强防冻、蓄热养护与负温焊接的控制指标。'],
    ],
  },
  {
    code: 'style',
    count: 36,
    source: '企业投稿',
    headlines: [['北辰建设：把总装线搬进工地', '现场设置钢筋与模板集中加工区，构件按楼层配送，单层工期缩短一天。']],
    subjects: [
      ['企业百强榜样访谈', '负责人谈项目履约、成本管控与年轻工程师培养。'],
      ['青年突击队故事', '四十天完成三层主体，团队平均年龄27岁。'],
      ['劳模工作室巡礼', '带出技师11名，获授权实用新型专利6项。'],
      ['示范工地观摩', '展示样板引路、扬尘在线监测与工人生活区管理。'],
    ],
  },
];

/** A rule is that of a city or a prefecture, and says so. */
const titlePlace = (column: string, place: string) =>
  column === 'policy' ? `${place}${place === '延边' ? '州' : '市'}` : place;

const LEVELS = ['国家', '省', '省', '市'] as const;

const paragraphs = (summary: string, place: string) =>
  [
    `<p>${summary}各参建单位按照方案组织实施，并留存过程资料备查。</p>`,
    '<h3>主要内容</h3>',
    '<ul><li>明确责任分工，建立台账，按周通报进度。</li><li>对关键工序旁站，重要材料见证取样。</li><li>数据同步至平台，供参建单位查询。</li></ul>',
    `<p>下一步，${place}相关单位将总结经验，完善标准，形成可复制的做法。本文为演示数据。</p>`,
  ].join('');

/** News, policies, local dynamics, announcements, research and company stories, newest first today. */
export async function writeArticles(demo: DemoWriter): Promise<void> {
  for (const column of COLUMNS) {
    const rows = Array.from({ length: column.count }, (_, index) => {
      const place = PLACES[index % PLACES.length] ?? PLACES[0];
      // Another subject each time the places come round, so that no two titles are alike.
      const turn = index + Math.floor(index / PLACES.length);
      const [subject, about] = column.subjects[turn % column.subjects.length] ?? column.subjects[0];
      const [title, summary] = column.headlines[index] ?? [`${titlePlace(column.code, place)}${subject}`, about];
      const policy = column.code === 'policy';
      return {
        id: demo.newId(),
        column_code: column.code,
        title,
        summary,
        cover: index % 5 === 0 ? '/art/scene-snow.svg' : '',
        content: paragraphs(summary, place),
        source: column.source,
        author: '编辑部',
        publish_time: officeTime(demo.now, index * 0.8 + 0.1).toISOString(),
        is_top: false,
        is_home: false,
        module_code: '',
        // In tens, as counts come in bursts: some are equal.
        view_count: demo.random.between(3, 52) * 10,
        tags: [place],
        policy_no: policy ? `吉建管〔${2026 - Math.floor(index / 24)}〕${60 - index}号` : '',
        policy_level: policy ? LEVELS[index % LEVELS.length] : '',
        effective_date: policy ? demo.daysFromNow(-index).slice(0, 10) : null,
        policy_status: policy ? (index % 9 === 8 ? '征求意见' : '有效') : '',
      };
    });
    await demo.insert('article', rows);
  }
  const summary = '屋面分六个单元累积滑移就位，下月进入幕墙与机电安装阶段。';
  const title = '长春西部枢纽站房屋面合龙，一万两千吨钢结构误差控制在3毫米以内';
  await demo.insert('article', [
    {
      id: demo.newId(),
      column_code: 'industry_news',
      module_code: '',
      title,
      summary,
      cover: '/art/scene-hall.svg',
      content: paragraphs(summary, '长春'),
      source: '平台资讯中心',
      author: '编辑部',
      publish_time: officeTime(demo.now, 0.05).toISOString(),
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
