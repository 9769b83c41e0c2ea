import type { DemoWriter } from './demo-writer.ts';
import { CITIES } from './districts.ts';

const PROVINCE = { code: '220000', name: '吉林', share: 1 } as const;
/** Of a size with the companies of the demonstration, whose sites these are. */
const PROVINCE_TOTALS = {
  projectTotal: 216,
  companyTotal: 68,
  towerCrane: 264,
  workerOnSite: 9_180,
  problemClosedRate: 97.6,
};
const SHARES = [0.46, 0.14, 0.08, 0.05, 0.08, 0.04, 0.05, 0.04, 0.06];

const PROJECTS = 60;
const CAMERAS = 24;
const DUST_POINTS = 18;
const WARNINGS = 12;

const KINDS = ['住宅', '公建', '厂房', '市政', '学校', '医院'] as const;
const BUILDERS = ['砚北建设', '晟岳建筑', '北辰建设', '拓野建设', '春城建工'] as const;
const RISKS = ['低', '低', '中', '低', '高'] as const;
/** Limits of PM10 in μg/m³ and of noise by day in dB. */
const LIMITS = { pm10: 150, noise: 70 };

interface Region {
  readonly code: string;
  readonly name: string;
  readonly share: number;
}

/** Every type of figure for the province and for each city, as the supervision platform would report it. */
export async function writeSupervision(demo: DemoWriter): Promise<void> {
  const regions: Region[] = [
    PROVINCE,
    ...CITIES.map(({ code, name }, index) => ({ code, name, share: SHARES[index] ?? 0.05 })),
  ];
  const update_time = demo.daysFromNow(0);
  await demo.insert(
    'supervise_report',
    regions.flatMap((region) =>
      Object.entries(figuresOf(demo, region)).map(([type, data]) => ({
        type,
        region_code: region.code,
        data,
        update_time,
      })),
    ),
  );
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

function figuresOf(demo: DemoWriter, region: Region) {
  const { name, share } = region;
  const part = (total: number) => Math.round(total * share);
  const site = (index: number) => `${name}${KINDS[index % KINDS.length]}项目${index + 1}号`;
  const clock = (index: number) =>
    demo
      .daysFromNow(-0.01 * (index + 1))
      .slice(0, 19)
      .replace('T', ' ');
  const inspection = (total: number) => ({
    inspections: part(total),
    problems: part(total * 0.3),
    rectified: part(total * 0.29),
    rate: PROVINCE_TOTALS.problemClosedRate,
    ranking: BUILDERS.map((builder, index) => ({ name: builder, rate: 99.2 - index * 0.7 })),
  });
  return {
    overview: {
      projectTotal: part(PROVINCE_TOTALS.projectTotal),
      building: part(PROVINCE_TOTALS.projectTotal) - part(14) - part(38),
      stopped: part(14),
      finished: part(38),
      areaTotal: part(704),
      investTotal: part(551),
      companyTotal: part(PROVINCE_TOTALS.companyTotal),
      workerOnSite: part(PROVINCE_TOTALS.workerOnSite),
      deviceOnline: part(486),
      towerCrane: part(PROVINCE_TOTALS.towerCrane),
      warningToday: part(9),
      problemClosedRate: PROVINCE_TOTALS.problemClosedRate,
    },
    project: {
      records: times(Math.min(PROJECTS, part(PROVINCE_TOTALS.projectTotal)), (index) => ({
        name: site(index),
        region: name,
        type: KINDS[index % KINDS.length],
        contractor: BUILDERS[index % BUILDERS.length],
        progress: (index * 13) % 101,
        riskLevel: RISKS[index % RISKS.length],
        longitude: 125.3 + ((index * 7) % 50) / 100,
        latitude: 43.8 + ((index * 11) % 40) / 100,
      })),
    },
    labor: {
      registered: part(12_640),
      attendanceToday: part(PROVINCE_TOTALS.workerOnSite),
      attendanceRate: 72.6,
      teamCount: part(508),
      byWorkType: ['钢筋工', '木工', '混凝土工', '架子工', '电工'].map((kind, index) => ({
        name: kind,
        count: part(3_100 - index * 480),
      })),
      trend7: times(7, (index) => part(8_900 + index * 40)),
    },
    equipment: {
      towerCrane: part(PROVINCE_TOTALS.towerCrane),
      lift: part(188),
      online: part(431),
      offline: part(21),
      overdueInspection: part(4),
      alarms: times(6, (index) => ({
        device: `塔机${index + 1}号`,
        project: site(index),
        content: index % 2 === 0 ? '力矩接近限值' : '风速超过六级',
        time: clock(index),
      })),
    },
    dust: {
      records: times(DUST_POINTS, (index) => {
        const pm10 = 60 + ((index * 17) % 120);
        const noise = 52 + ((index * 5) % 24);
        return {
          name: `${site(index)}监测点`,
          pm25: Math.round(pm10 * 0.55),
          pm10,
          noise,
          time: clock(index),
          over: pm10 > LIMITS.pm10 || noise > LIMITS.noise ? 1 : 0,
        };
      }),
    },
    video: {
      records: times(CAMERAS, (index) => ({
        name: index % 2 === 0 ? '大门' : '作业面',
        project: site(index),
        status: index % 9 === 8 ? '离线' : '在线',
        cover: '/art/scene-crane.svg',
      })),
    },
    danger: {
      total: part(136),
      inProgress: part(47),
      byKind: ['深基坑', '高支模', '起重吊装', '脚手架', '拆除'].map((kind, index) => ({
        name: kind,
        count: part(40 - index * 6),
      })),
    },
    quality: inspection(640),
    safety: inspection(760),
    warning: {
      records: times(WARNINGS, (index) => ({
        level: ['蓝', '黄', '橙', '红'][index % 4],
        type: ['扬尘', '噪声', '塔机', '基坑'][index % 4],
        project: site(index),
        content: '监测值超过预警线，请核查现场',
        time: clock(index),
        status: ['待处理', '处理中', '已闭环'][index % 3],
      })),
    },
  };
}
