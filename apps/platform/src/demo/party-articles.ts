import type { DemoWriter } from './demo-writer.ts';
import { officeTime } from './office-hours.ts';

/** Modules of the party-building section below its root, 202408150001. */
const PARTY_MODULES = [
  { code: '202408150002', name: '党建要闻' },
  { code: '202408150003', name: '学习园地' },
  { code: '202408150004', name: '党史百科' },
  { code: '202408150005', name: '基层动态' },
  { code: '202408150006', name: '先锋模范' },
  { code: '202408150007', name: '廉政建设' },
  { code: '202408150008', name: '视频党课' },
  { code: '202408150009', name: '通知公告' },
] as const;

const PER_MODULE = 24;

type Story = readonly [title: string, summary: string];

const HEADLINES: readonly Story[] = [
  ['平台党支部与北辰建设项目部开展联建学习', '双方围绕冬期施工质量交流做法，签订联建清单十二项。'],
  ['把支部建在项目上：松江路桥党员先锋岗纪实', '主桥合龙期间设立先锋岗九个，解决现场问题三十余件。'],
  ['工地红色驿站服务冬期留守建设者', '驿站提供热饮、理发与法律咨询，每周开放五天。'],
  ['全省建筑业两企三新党建工作座谈会召开', '二十家企业介绍项目临时党支部的设置与运行。'],
  ['“匠心向党”技能竞赛落幕，36名职工获奖', '竞赛设钢筋、砌筑与焊接三个工种，前三名推荐省级选手。'],
];

/** Combined with a site to fill a module. */
const SUBJECTS: readonly [Story, ...Story[]] = [
  ['支部开展主题党日', '支部党员重温入党誓词，并到一线检查防寒防滑措施。'],
  ['党员突击队攻坚节点工期', '突击队分两班作业，提前四天完成主体封顶。'],
  ['学习小组读书交流', '围绕质量强国专题交流体会，形成改进建议七条。'],
];
const SITES = [
  '净月科创园',
  '南湖医院',
  '职教城宿舍',
  '松花江大桥',
  '西部枢纽站',
  '四平产业园',
  '辽源旧改',
  '白城风电',
] as const;

/** Dated through two years, as a section that has been kept up would be. */
export async function writePartyArticles(demo: DemoWriter): Promise<void> {
  const rows = PARTY_MODULES.flatMap(({ code, name }, module) =>
    Array.from({ length: PER_MODULE }, (_, index) => {
      const site = SITES[index % SITES.length] ?? SITES[0];
      const [subject, about] = SUBJECTS[index % SUBJECTS.length] ?? SUBJECTS[0];
      const [title, summary] =
        (module === 0 ? HEADLINES[index] : undefined) ?? ([`${name}：${site}项目${subject}`, about] as const);
      return {
        id: demo.newId(),
        column_code: 'party',
        module_code: code,
        title,
        summary,
        cover: index % 6 === 0 ? '/art/scene-meet.svg' : '',
        content: `<p>${summary}支部党员与项目职工一同参加。本文为演示数据。</p>`,
        source: '平台党支部',
        author: '宣传组',
        publish_time: officeTime(
          demo.now,
          1 + module * 0.3 + index * (module === 0 && index < HEADLINES.length ? 2 : 30),
        ).toISOString(),
        is_top: false,
        is_home: false,
        view_count: demo.random.between(40, 900),
        tags: [],
        policy_no: '',
        policy_level: '',
        effective_date: null,
        policy_status: '',
      };
    }),
  );
  await demo.insert('article', rows);
}
