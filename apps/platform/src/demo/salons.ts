import { formatRecordNumber } from '@jianzhu/domain/records';
import { DEMO_CLIP } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import { officeTime, workdayAt } from './office-hours.ts';

type Speaker = readonly [name: string, title: string];

interface Upcoming {
  readonly title: string;
  readonly kind: '线上' | '线下';
  readonly days: number;
  readonly region: string;
  readonly address: string;
  readonly organizer: string;
  readonly capacity: number | null;
  /** Who have signed up; beyond the capacity they wait. */
  readonly comers: number;
  readonly intro: string;
  readonly speakers: readonly Speaker[];
  /** Between the welcome and the questions, the speaker of each by place. */
  readonly topics: readonly (readonly [topic: string, speaker: number])[];
}

const UPCOMING: readonly Upcoming[] = [
  {
    title: '第19期建造沙龙：寒地混凝土耐久性',
    kind: '线下',
    days: 7,
    region: '长春',
    address: '绿园区晟岳构件生产基地一号车间',
    organizer: '省建筑业协会',
    capacity: 60,
    comers: 41,
    intro: '冻融循环决定寒地混凝土能用多久。本次沙龙先看试件和现场取芯，再谈配合比、引气与养护，最后留三十分钟答疑。',
    speakers: [
      ['周砚声', '省建筑科学研究设计院材料所所长'],
      ['林栖', '春城绿建科技检测负责人'],
      ['许漪', '省内房屋建筑专业总监理工程师'],
    ],
    topics: [
      ['冻融试验三年数据与取芯对照', 0],
      ['引气剂掺量的现场控制', 1],
      ['监理视角的养护记录要求', 2],
    ],
  },
  {
    title: '建筑企业数据资产入表实务',
    kind: '线上',
    days: 14,
    region: '',
    address: '',
    organizer: '平台运营中心',
    capacity: null,
    comers: 203,
    intro: '从数据盘点、确权到入表计量，结合两家施工企业的做法讲清每一步要留的材料。',
    speakers: [
      ['孟知远', '数据资产评估师'],
      ['韩静', '北辰建设集团财务总监'],
    ],
    topics: [
      ['数据资源盘点与确权', 0],
      ['入表科目与计量口径', 1],
    ],
  },
  {
    title: 'BIM正向设计在住宅项目中的落地',
    kind: '线下',
    days: 21,
    region: '吉林',
    address: '丰满区松江东路培训中心二楼',
    organizer: '省勘察设计协会',
    capacity: 40,
    comers: 43,
    intro: '以两个在建住宅项目为例，演示从模型到图纸、算量与现场交底的完整过程。',
    speakers: [
      ['陶然', 'BIM中心主任'],
      ['沈春燕', '造价工程师'],
    ],
    topics: [
      ['模型标准与专业协同', 0],
      ['模型算量与合约对接', 1],
    ],
  },
  {
    title: '钢结构冬期安装安全要点',
    kind: '线上',
    days: 28,
    region: '',
    address: '',
    organizer: '省建设工程安全协会',
    capacity: null,
    comers: 96,
    intro: '低温焊接、高空作业与吊装三类风险的识别和现场措施，附检查表。',
    speakers: [['严立行', '注册安全工程师']],
    topics: [
      ['低温焊接工艺与验收', 0],
      ['高空与吊装作业检查表', 0],
    ],
  },
];

/** Held every three weeks, the newest first. */
const PAST = [
  '装配式剪力墙灌浆质量',
  '工程总承包计价与变更',
  '超低能耗建筑外保温',
  '建筑工人实名制落地',
  '深基坑监测与预警',
  '预制构件冬期养护',
  '招标文件常见争议',
  '绿色建材认证',
  '老旧小区改造组织',
  '桥梁预应力施工',
  '供应链金融与保函',
  '智慧工地接入标准',
  '防水工程保修责任',
  '钢结构低温焊接',
  '再生骨料应用',
  '施工现场消防',
  '分包结算与索赔',
  '寒区道路冻胀',
] as const;

const SURNAMES = ['王', '李', '张', '刘', '陈', '杨', '赵', '孙', '周', '吴'] as const;

const NOTES = {
  线下: '<ol><li>请提前十五分钟签到，进入生产区域须戴安全帽；</li><li>活动开始之前可随时取消报名；</li><li>课件在活动结束三日内发布。</li></ol>',
  线上: '<ol><li>开始前十分钟开放入口，在本页进入；</li><li>活动开始之前可随时取消报名；</li><li>课件在活动结束三日内发布。</li></ol>',
} as const;

const TOPIC_MINUTES = 40;
const FIRST_TOPIC_MINUTES = 10;
const START_HOUR = 14;

/** A time of the afternoon, so many minutes after the start. */
const clock = (minutes: number) => `${START_HOUR + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Four salons to come (one without seats left), eighteen that were held, and who comes to them. */
export async function writeSalons(demo: DemoWriter): Promise<void> {
  const salon = (days: number, topicCount: number) => ({
    id: demo.newId(),
    cover: '/art/scene-meet.svg',
    replay_key: '',
    begin_time: workdayAt(demo.now, days, START_HOUR).toISOString(),
    end_time: workdayAt(demo.now, days, START_HOUR + (topicCount > 2 ? 3 : 2)).toISOString(),
    sign_up_end: workdayAt(demo.now, days - 3, 17).toISOString(),
    fee: 0,
  });
  const upcoming = UPCOMING.map(({ days, region, speakers, topics, comers: _, ...said }) => ({
    ...salon(days, topics.length),
    ...said,
    region_name: region,
    intro: `<p>${said.intro}</p>`,
    notes: NOTES[said.kind],
    speakers: speakers.map(([name, title]) => ({ name, title })),
    agenda: [
      { time: clock(0), topic: said.kind === '线下' ? '签到与安全交底' : '开场', speaker: '' },
      ...topics.map(([topic, speaker], index) => ({
        time: clock(FIRST_TOPIC_MINUTES + index * TOPIC_MINUTES),
        topic,
        speaker: speakers[speaker]?.[0] ?? '',
      })),
      { time: clock(FIRST_TOPIC_MINUTES + topics.length * TOPIC_MINUTES), topic: '答疑', speaker: '' },
    ],
  }));
  const past = PAST.map((topic, index) => {
    const isOnline = index % 2 === 1;
    return {
      ...salon(-14 - index * 21, 2),
      title: `第${PAST.length - index}期建造沙龙：${topic}`,
      kind: isOnline ? '线上' : '线下',
      region_name: isOnline ? '' : '长春',
      address: isOnline ? '' : '省建筑业协会报告厅',
      organizer: '平台运营中心',
      capacity: isOnline ? null : 60,
      // Those on the line were recorded.
      replay_key: isOnline ? DEMO_CLIP.key : '',
      intro: '<p>邀请行业专家与一线工程师交流做法。</p>',
      notes: '',
      speakers: [],
      agenda: [],
    };
  });
  await demo.insert('salon', [...upcoming, ...past]);
  const comers = [
    ...upcoming.map(({ id }, index) => ({
      id,
      capacity: UPCOMING[index]?.capacity,
      count: UPCOMING[index]?.comers ?? 0,
    })),
    ...past.map(({ id, capacity }, index) => ({ id, capacity, count: 60 - ((index * 7) % 23) })),
  ];
  await writeSignUps(demo, comers);
}

interface Comers {
  readonly id: string;
  readonly capacity: number | null | undefined;
  readonly count: number;
}

async function writeSignUps(demo: DemoWriter, salons: readonly Comers[]): Promise<void> {
  const at = officeTime(demo.now, 1);
  let number = 0;
  for (const { id, capacity, count } of salons) {
    const rows = Array.from({ length: count }, (_, place) => {
      number += 1;
      return {
        id: demo.newId(),
        code: formatRecordNumber('signUp', at.getTime(), number),
        salon_id: id,
        name: `${demo.random.pick(SURNAMES)}工`,
        phone: `170${String(number).padStart(8, '0')}`,
        company: '',
        status: capacity && place >= capacity ? 3 : 1,
        created_at: new Date(at.getTime() + place).toISOString(),
      };
    });
    await demo.insert('salon_sign_up', rows);
  }
}
