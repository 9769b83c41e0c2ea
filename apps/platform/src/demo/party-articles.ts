import type { DemoWriter } from './demo-writer.ts';

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

const HEADLINES = [
  '平台党支部与北辰建设项目部开展联建学习',
  '把支部建在项目上：松江路桥党员先锋岗纪实',
  '工地红色驿站服务冬期留守建设者',
  '全省建筑业两企三新党建工作座谈会召开',
  '“匠心向党”技能竞赛落幕，36名职工获奖',
] as const;

/** Dated through two years, as a section that has been kept up would be. */
export async function writePartyArticles(demo: DemoWriter): Promise<void> {
  const rows = PARTY_MODULES.flatMap(({ code, name }, module) =>
    Array.from({ length: PER_MODULE }, (_, index) => {
      const title =
        (module === 0 ? HEADLINES[index] : undefined) ?? `${name}：项目党支部活动纪实（第${PER_MODULE - index}期）`;
      return {
        id: demo.newId(),
        column_code: 'party',
        module_code: code,
        title,
        summary: `${title}。`,
        cover: index % 6 === 0 ? '/art/scene-meet.svg' : '',
        content: `<p>${title}。支部党员与项目职工一同参加。本文为演示数据。</p>`,
        source: '平台党支部',
        author: '宣传组',
        publish_time: demo.daysFromNow(-1 - module * 0.3 - index * (module === 0 && index < HEADLINES.length ? 2 : 30)),
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
