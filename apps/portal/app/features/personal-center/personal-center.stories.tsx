import * as paths from '../../paths.ts';
import { PortalStage } from '../../testing/portal-stage.tsx';
import type { Center } from './load-center.server.ts';
import { PersonalCenterPage } from './personal-center-page.tsx';

const above = { 'routes/layouts/simple': { path: paths.personalCenter, name: '个人中心', access: 'open' } };

const days = Array.from({ length: 30 }, (_, day) => (day * 7) % 11);
const ready: Center = {
  overview: {
    name: '吉林北辰建设集团有限公司',
    isPersonal: false,
    facts: ['91220101MA0Y1234XA', '建筑业', '吉林省长春市'],
    corporate: { status: 2, note: '2026-03-02' },
    personal: { status: 1, note: '' },
    qualifications: { count: 6, expiring: 1 },
    vip: { level: 1, name: '银牌会员', expireTime: '2027-03-01 00:00:00' },
  },
  todos: [{ key: 'bids', label: '待定标', count: 3, note: '最早今天截止', path: paths.notices }],
  trend: {
    from: '2026-10-24',
    to: '2026-11-22',
    series: [{ key: 'inquiry', label: '询价', unit: '单', total: 150, previous: 120, days }],
  },
  notices: [],
  entries: [],
  renewHref: null,
  recent: {
    side: 'require',
    rows: [
      {
        id: '1',
        version: 1,
        updateTime: '2026-11-21 09:00:00',
        allowedActions: [],
        code: 'XJ2026112100004',
        status: 1,
        title: '净月安置房二标段钢筋采购（第二批）',
        projectName: '',
        categoryNames: ['钢材'],
        publishScope: 2,
        sealed: 1,
        lineCount: 12,
        quotedCount: 5,
        invitedCount: 8,
        viewedCount: 6,
        publishTime: '2026-11-21 09:00:00',
        quoteDeadline: '2026-11-24 17:00:00',
        round: 1,
        round2Deadline: '',
        awardTotal: null,
        isAwardHeld: false,
      },
    ],
    serverTime: '2026-11-22 10:00:00',
  },
  readAtMs: Date.UTC(2026, 10, 22, 2),
};

const page = (center: Center) => (
  <PortalStage entry={paths.personalCenter} above={above}>
    <PersonalCenterPage center={center} notices={null} />
  </PortalStage>
);

export default { title: '页面视图/个人中心' };

export const Usual = { name: '企业会员', render: () => page(ready) };
export const NothingToDo = { name: '没有待办', render: () => page({ ...ready, todos: [] }) };
export const NothingYet = {
  name: '还没有报价',
  render: () => page({ ...ready, recent: { side: 'supply', rows: [], serverTime: '' } }),
};
export const Failed = {
  name: '各部分加载失败',
  render: () =>
    page({
      ...ready,
      overview: null,
      todos: null,
      trend: null,
      notices: null,
      recent: { side: 'supply', rows: null, serverTime: '' },
    }),
};
