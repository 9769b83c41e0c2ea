import { DAY_MS, HOUR_MS } from '@jianzhu/domain';
import { NEED_STATUS } from '@jianzhu/domain/needs';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

const { pending, shown, matched, finished, closed, rejected } = NEED_STATUS;

/** Each place with its code, its district and the district's code. */
const PLACES = [
  ['220100', '长春市', '220174', '净月高新技术产业开发区', '净月产业园一期'],
  ['220500', '通化市', '220502', '东昌区', '通化医药园二期'],
  ['220400', '辽源市', '220402', '龙山区', '辽源老旧小区'],
  ['220700', '松原市', '220702', '宁江区', '松原粮食物流园'],
  ['220800', '白城市', '220802', '洮北区', '白城风电升压站'],
  ['220300', '四平市', '220303', '铁东区', '四平产业园标准厂房'],
  ['220600', '白山市', '220602', '浑江区', '白山抽水蓄能电站'],
  ['222400', '延边朝鲜族自治州', '222401', '延吉市', '延吉商业综合体'],
  ['220200', '吉林市', '220202', '昌邑区', '吉林滨江学校改扩建'],
] as const;

/** Type, what is asked for, budget in yuan, and what an offer says. */
const MATTERS = [
  [3, '全过程造价咨询', 450000, 600000, '由注册造价工程师带队，编制概预算与进度款审核，按月提交动态造价报告。'],
  [2, 'BIM咨询与管综深化', 80000, 120000, '先建立样板段并核对构件编码，再完成管线综合与净高分析，提供两次现场协调。'],
  [5, '外墙保温工程质量鉴定', 30000, 50000, '现场拉拔与红外检测结合，十五日内出具鉴定报告，并附处理建议。'],
  [6, '消防设计审查与优化', null, null, '依据现行规范逐项复核，提出优化图纸，配合报审直至通过。'],
  [7, '土建工程监理', 360000, 420000, '派驻总监与专业监理三人，旁站关键工序，按周报送监理周报。'],
] as const;

const CASES = 6;
/** How many of each; the rest of the hall is open. */
const STATUSES: readonly number[] = [
  ...Array<number>(26).fill(shown),
  ...Array<number>(9).fill(matched),
  ...Array<number>(CASES + 1).fill(finished),
  pending,
  closed,
  rejected,
];

/** Forty-five needs in every status, with the offers of certified companies. */
export async function writeNeeds(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const people = members.filter(({ businessId }) => companies.some(({ id }) => id === businessId));
  const person = (index: number) => people[index % people.length] as DemoMember; // there are sixty
  const day = (days: number) => new Date(demo.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const needs = STATUSES.map((status, index) => {
    const [city_code, city_name, district_code, district_name, site] = PLACES[index % PLACES.length] ?? PLACES[0];
    const [need_type, matter, low, high, plan] =
      MATTERS[(index + Math.floor(index / 9) * 2) % MATTERS.length] ?? MATTERS[0];
    const owner = person(index * 5);
    // Old ones are those that came to an end.
    const age = status === pending ? 0.2 : index * 0.8 + 1;
    const created = officeTime(demo.now, age).toISOString();
    const offers = status === pending || status === rejected ? 0 : status === closed ? 1 : (index % 4) + 1;
    return {
      owner,
      plan,
      offers,
      created,
      row: {
        id: demo.newId(),
        business_id: owner.businessId,
        create_user_id: owner.userId,
        create_time: created,
        update_user_id: owner.userId,
        update_time: created,
        version: 1,
        code: `XQ${created.slice(0, 10).replaceAll('-', '')}${String(90001 + index)}`,
        title: `${site}${matter}`,
        need_type,
        budget_min: low === null ? null : low * 100,
        budget_max: high === null ? null : high * 100,
        province_code: '220000',
        ...{ city_code, city_name, district_code, district_name },
        deadline: status === shown || status === pending ? day(6 + ((index * 7) % 35)) : day(-1),
        description: `${site}需要${matter}。现有资料可在对接后提供，要求服务商具备同类业绩，并说明人员安排、成果清单与时间节点。`,
        is_public: true,
        status,
        reason: status === rejected ? '需求描述不完整，请补充工程规模' : status === closed ? '计划调整，暂不实施' : '',
        publish_time: status === pending || status === rejected ? null : created,
        reply_count: offers,
        owner_agrees: status === finished,
        replier_agrees: status === finished && index < 35 + CASES,
      },
    };
  });
  await demo.insert(
    'need',
    needs.map(({ row }) => row),
  );
  await demo.insert(
    'need_contact',
    needs.map(({ owner, row }) => ({
      need_id: row.id,
      business_id: owner.businessId,
      contact_name: owner.name,
      contact_phone: owner.phone,
    })),
  );
  const repliers = (index: number, count: number) => {
    const owner = needs[index]?.owner.businessId;
    const others = people.filter(({ businessId }) => businessId !== owner);
    const distinct = [...new Map(others.map((one) => [one.businessId, one])).values()];
    return Array.from({ length: count }, (_, turn) => distinct[(index * 3 + turn) % distinct.length] as DemoMember);
  };
  await demo.insert(
    'need_reply',
    needs.flatMap(({ offers, plan, created, row }, index) =>
      repliers(index, offers).map(({ businessId, userId }, turn) => {
        const base = row.budget_max ?? 9_000_000;
        const isDecided = row.status !== shown;
        const isChosen = turn === 0 && (row.status === matched || row.status === finished);
        const made = new Date(Math.min(Date.parse(created) + (turn + 1) * HOUR_MS, demo.now.getTime())).toISOString();
        return {
          id: demo.newId(),
          business_id: businessId,
          create_user_id: userId,
          create_time: made,
          update_user_id: userId,
          update_time: made,
          version: 1,
          need_id: row.id,
          owner_business_id: row.business_id,
          price: Math.round((base * (82 + turn * 6)) / 10_000) * 100,
          days: 20 + ((index + turn) % 5) * 10,
          plan,
          status: isChosen ? 1 : isDecided ? 2 : 0,
        };
      }),
    ),
  );
  await demo.insert(
    'review',
    needs
      .filter(({ row }) => row.status === pending)
      .map(({ row }) => ({
        id: demo.newId(),
        biz_type: 'need',
        biz_id: row.id,
        business_id: row.business_id,
        code: row.code,
        title: row.title,
        status: 1,
        reason: '',
        submit_user_id: row.create_user_id,
        submitted_at: row.create_time,
        version: 1,
      })),
  );
}
