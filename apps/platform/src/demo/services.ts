import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

interface Offer {
  readonly type: number;
  readonly title: string;
  /** yuan; null as is agreed */
  readonly price: number | null;
  readonly unit: string;
  readonly days: number;
  readonly steps: readonly string[];
}

const offer = (
  type: number,
  title: string,
  price: number | null,
  unit: string,
  days: number,
  steps: string,
): Offer => ({
  type,
  title,
  price,
  unit,
  days,
  steps: steps.split('、'),
});

const QUALIFYING = '对标评估、人员与业绩补充、材料编制、系统填报、核查与补正、领取证书';
const ADVISING = '需求沟通、现场踏勘、初稿、会商、定稿';
const COSTING = '资料核对、算量、套价、复核、出具成果';
const BIDDING = '委托备案、文件编制、公告与答疑、开评标组织、资料归档';
const TESTING = '委托登记、现场取样、试验、校核、出具报告';
const DESIGNING = '任务书、方案、深化、校审、交付图纸';
const TRAINING = '报名、线上学习、集中辅导、考核、领取证明';

const OFFERS: readonly Offer[] = [
  offer(1, '建筑工程施工总承包资质新办与升级', 28_000, '项', 60, QUALIFYING),
  offer(1, '安全生产许可证新办与延期', 4_800, '项', 30, QUALIFYING),
  offer(1, '专业承包资质增项', 18_000, '项', 45, QUALIFYING),
  offer(1, '资质延续与信息变更', 6_000, '项', 20, QUALIFYING),
  offer(1, '劳务资质备案办理', 3_600, '项', 15, QUALIFYING),
  offer(1, '市政公用工程资质升级', 32_000, '项', 75, QUALIFYING),
  offer(1, '建筑业企业资质动态核查整改', 9_800, '次', 30, QUALIFYING),
  offer(1, '质量管理体系认证辅导', 8_000, '项', 40, QUALIFYING),
  offer(1, '职业健康安全体系认证辅导', 7_500, '项', 40, QUALIFYING),
  offer(2, '冬期施工专项方案编制与论证', 600, '次', 7, ADVISING),
  offer(2, '深基坑支护方案咨询', 12_000, '项', 20, ADVISING),
  offer(2, '全过程工程咨询', null, '', 180, ADVISING),
  offer(2, '项目可行性研究报告编制', 26_000, '项', 30, ADVISING),
  offer(2, '绿色建筑评价咨询', 38_000, '项', 60, ADVISING),
  offer(2, '高支模专家论证组织', 4_500, '次', 5, ADVISING),
  offer(3, '工程量清单编制与招标控制价', 3_000, '项', 10, COSTING),
  offer(3, '竣工结算审核', null, '', 30, COSTING),
  offer(3, '施工图预算编制', 4_200, '项', 12, COSTING),
  offer(3, '变更签证与索赔计价', 1_800, '次', 7, COSTING),
  offer(3, '全过程造价跟踪审计', null, '', 365, COSTING),
  offer(3, '安装工程专项算量', 2_400, '项', 8, COSTING),
  offer(3, '市政道路工程造价咨询', 5_600, '项', 15, COSTING),
  offer(4, '房建与市政工程招标代理', 800, '次', 35, BIDDING),
  offer(4, '材料设备采购招标代理', 1_200, '次', 25, BIDDING),
  offer(4, '投标文件编制与复核', 3_500, '次', 7, BIDDING),
  offer(4, '政府采购代理', 1_600, '次', 30, BIDDING),
  offer(4, '招标文件合规审查', 900, '次', 3, BIDDING),
  offer(5, '房屋建筑结构安全性检测鉴定', 260, '次', 15, TESTING),
  offer(5, '混凝土与钢筋材料检测', 180, '次', 5, TESTING),
  offer(5, '建筑节能现场检测', 2_600, '次', 7, TESTING),
  offer(5, '桩基检测', 1_500, '次', 10, TESTING),
  offer(5, '消防设施检测', 3_800, '次', 7, TESTING),
  offer(5, '室内环境检测', 300, '次', 3, TESTING),
  offer(5, '钢结构焊缝无损检测', 420, '次', 4, TESTING),
  offer(6, '装配式混凝土结构深化设计', 18, '㎡', 30, DESIGNING),
  offer(6, '厂房钢结构施工图设计', 22, '㎡', 35, DESIGNING),
  offer(6, '老旧小区改造设计', null, '', 45, DESIGNING),
  offer(6, '室外管网综合设计', 9_000, '项', 20, DESIGNING),
  offer(6, '幕墙深化设计', 26, '㎡', 25, DESIGNING),
  offer(7, '市政道路工程旁站监理', null, '', 180, ADVISING),
  offer(7, '房屋建筑工程监理', null, '', 365, ADVISING),
  offer(7, '装修工程专项监理', 6_000, '月', 90, ADVISING),
  offer(8, '施工合同全流程法律顾问', null, '', 365, ADVISING),
  offer(8, '工程款清收', 4_800, '项', 120, ADVISING),
  offer(8, '合同审查', 300, '次', 2, ADVISING),
  offer(8, '劳务用工合规体检', 5_600, '次', 10, ADVISING),
  offer(9, '施工企业财税代理与纳税筹划', 600, '月', 30, ADVISING),
  offer(9, '异地项目预缴税申报', 400, '次', 5, ADVISING),
  offer(9, '工程项目成本核算辅导', 3_200, '次', 15, ADVISING),
  offer(10, '建造师与安全员继续教育', 80, '人', 20, TRAINING),
  offer(10, '特种作业人员取证培训', 680, '人', 15, TRAINING),
  offer(10, '项目经理管理实务班', 1_200, '人', 5, TRAINING),
  offer(10, '新工艺技能提升', 260, '人', 3, TRAINING),
  offer(11, '项目实名制与考勤系统部署', 12_000, '项', 15, ADVISING),
  offer(11, 'BIM建模与碰撞检查', 9, '㎡', 20, DESIGNING),
  offer(11, '智慧工地平台接入', 16_000, '项', 20, ADVISING),
  offer(12, '工法与专利申报', 3_800, '项', 60, ADVISING),
  offer(99, '工程保险与履约保函办理', 500, '次', 5, ADVISING),
];

const COVERS = ['scene-skyline', 'scene-lab', 'scene-prefab', 'scene-hall', 'scene-road', 'scene-meet'] as const;

const FAQ = [
  { q: '付款后多久开始', a: '服务商在1个工作日内接单，接单后按周期起算。' },
  { q: '资料不齐怎么办', a: '服务商会给出补齐清单，补齐期间周期顺延，不另收费。' },
  { q: '成果不满意怎么办', a: '可要求修改，修改三次仍不符合约定的，可申请平台协调退款。' },
] as const;

const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/** The 58 services that companies offer: of every type, at one price, by packages and as is agreed. */
export async function writeServices(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const sellers = members.filter(({ businessId }) => companies.some(({ id }) => id === businessId));
  await demo.insert(
    'service',
    OFFERS.map(({ type, title, price, unit, days, steps }, index) => {
      const seller = sellers[(index * 5 + 3) % sellers.length];
      const home = companies.find(({ id }) => id === seller?.businessId);
      const published = officeTime(demo.now, 20 + ((index * 13) % 200)).toISOString();
      // Every fourth that has a price is offered in three packages.
      const isPackaged = price !== null && index % 4 === 0;
      const packages = isPackaged
        ? [1, 2, 3.5].map((factor, level) => ({
            name: ['基础', '标准', '加急'][level],
            price: Math.round(price * factor) * 100,
            days: Math.max(1, Math.round(days / (level + 1))),
            content: steps.slice(0, 3 + level),
          }))
        : [];
      return {
        id: demo.newId(),
        business_id: seller?.businessId,
        create_user_id: seller?.userId,
        create_time: published,
        update_user_id: seller?.userId,
        update_time: published,
        version: 1,
        title,
        service_type: type,
        cover: `/art/${COVERS[index % COVERS.length]}.svg`,
        charge_mode: price === null ? 3 : isPackaged ? 2 : 1,
        price: price === null ? null : price * 100,
        unit,
        packages,
        service_days: days,
        regions: index % 3 === 0 ? [] : [home?.cityCode ?? '220100'],
        process: steps.map((step) => ({ title: step, text: '完成后在订单中记录，双方可见' })),
        deliverables: ['成果文件（纸质与电子）', '过程记录', '后续维护说明'],
        materials_needed: ['营业执照', '项目或人员资料', '授权委托书'],
        faq: FAQ,
        detail: `<p>${title}由专职团队承办，受理后每周提交一次进度说明。</p><h3>适用对象</h3>${list(['省内施工、建材与劳务企业', '有明确时间要求的项目'])}<h3>服务约定</h3>${list(['价格、周期与退款规则以订单为准', '资料仅用于本次服务，完成后按约定归还或销毁'])}`,
        refund_rule: 1 + (index % 3),
        sales: index % 9 === 8 ? 0 : demo.random.between(6, 420),
        score: index % 9 === 8 ? 0 : 4 + ((index * 7) % 10) / 10,
        status: 2,
        publish_time: published,
      };
    }),
  );
}
