import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

/** The logins by which the shelf is looked at: those of a supplier, and of the company of the story. */
const LOOKED_AT = ['13800000011', '13800000015', '13800000001'] as const;

interface Way {
  readonly status: number;
  /** What stands behind a review or a rejection. */
  readonly behind?: number;
  readonly reason?: string;
  readonly fieldReasons?: readonly { readonly field: string; readonly reason: string }[];
}

const SHOWN: Way = { status: 2 };
const DRAFT: Way = { status: 0 };
const PENDING: Way = { status: 1 };
const OFF: Way = { status: 4 };
const BANNED: Way = { status: 5, reason: '宣传内容与资质不符' };
const rejected = (reason: string, field: string, behind = 0): Way => ({
  ...{ status: 3, behind, reason, fieldReasons: [{ field, reason }] },
});

const SERVICES = [
  ['钢材进场检验与复试委托', 5, SHOWN],
  ['钢结构加工深化设计', 6, SHOWN],
  ['材料采购成本分析', 3, { status: 1, behind: 2 }],
  ['钢筋集中加工与配送方案', 2, PENDING],
  ['大宗材料价格走势咨询', 2, rejected('请补充服务成果的交付形式', 'deliverables')],
  ['材料供应链信息化部署', 11, DRAFT],
  ['建筑废料回收利用咨询', 2, OFF],
  ['绿色建材认证辅导', 2, rejected('封面图与服务内容无关', 'cover', 2)],
  ['工程材料台账整理', 3, SHOWN],
  ['现场仓储管理培训', 10, DRAFT],
  ['招标控制价材料价复核', 3, PENDING],
  ['材料代用技术评估', 2, BANNED],
] as const satisfies readonly (readonly [title: string, type: number, way: Way])[];

const TEXTS = [
  ['钢筋原材复试取样与见证要点', 3, PENDING],
  ['高强钢筋锚固与连接常见问题', 2, rejected('第二段缺少规范条文出处', 'content')],
  ['钢材采购合同的交货与验收条款', 5, DRAFT],
  ['现货与期货价差对采购的影响', 4, OFF],
] as const satisfies readonly (readonly [title: string, category: number, way: Way])[];

/** What the companies by whose logins the demonstration is looked at have on their shelves, in every status. */
export async function writeShelfStates(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const owners = LOOKED_AT.flatMap((phone) => members.find((member) => member.phone === phone) ?? []).filter(
    ({ businessId }) => companies.some(({ id }) => id === businessId),
  );
  const office = (days: number) => officeTime(demo.now, -days).toISOString();
  const commonOf = (index: number, { status, behind = 0, reason = '', fieldReasons = [] }: Way) => {
    const owner = owners[index % owners.length];
    const written = office(-40 + index);
    const stood = [2, 4, 5].includes(status) || behind !== 0;
    return {
      ...{ id: demo.newId(), business_id: owner?.businessId, create_user_id: owner?.userId },
      ...{ update_user_id: owner?.userId, create_time: written, update_time: office(-12 + (index % 9)) },
      ...{ version: 1, status, behind, reason, field_reasons: fieldReasons },
      publish_time: stood ? office(-30 + index) : null,
      submit_time: status === 0 ? null : office(-13 + (index % 9)),
    };
  };
  const services = SERVICES.map(([title, type, way], index) => ({
    ...commonOf(index, way),
    ...{ code: `FW20240601${String(index + 1).padStart(5, '0')}`, title, service_type: type },
    ...{ cover: '/art/scene-lab.svg', charge_mode: 1, price: 180_000 + index * 25_000, unit: '项', packages: [] },
    ...{ service_days: 7 + index, regions: [], deliverables: ['成果报告'], materials_needed: ['委托书'], faq: [] },
    process: ['受理', '实施', '交付'].map((step) => ({ title: step, text: '完成后在订单中记录，双方可见' })),
    detail: `<p>${title}由专职人员承办，按约定周期交付成果，过程资料随成果一并移交。</p>`,
    ...{ refund_rule: 1 + (index % 3), sales: 0, score: 0 },
    // What is asked for in place of what stands.
    change: 'behind' in way && way.behind === 2 ? changeOf(title, type, 180_000 + index * 25_000, index) : null,
  }));
  await demo.insert('service', services);
  const texts = TEXTS.map(([title, category, way], index) => ({
    ...commonOf(index, way),
    ...{ code: '', title, category_id: category, cover: '/art/scene-lab.svg', summary: `${title}的做法与检查要点。` },
    content: `<p>${title}：先核对设计与规范要求，再逐项检查并留存记录。</p><p>发现问题应书面通知相关方并限期整改。</p>`,
    ...{ tags: ['材料'], is_free: index % 2 === 0, price: index % 2 === 0 ? 0 : 990, preview_blocks: 1 },
    ...{ is_original: true, source: '', view_count: 0 },
  }));
  await demo.insert('knowledge', texts);
  await writeReviews(demo, 'service', services);
  await writeReviews(demo, 'knowledge', texts);
}

const changeOf = (title: string, serviceType: number, price: number, index: number) => ({
  ...{ title: `${title}（升级版）`, serviceType, cover: '/art/scene-lab.svg', images: [], chargeMode: 1, price },
  ...{ packages: [], unit: '项', serviceDays: 7 + index, regions: ['220000'], deliverables: ['成果报告'], faq: [] },
  process: ['受理', '实施', '交付'].map((step) => ({ title: step, text: '完成后在订单中记录，双方可见' })),
  ...{ materialsNeeded: ['委托书'], qualificationIds: [], refundRule: 1 + (index % 3) },
  detail: `<p>${title}由专职人员承办，按约定周期交付成果，并附一年内的答疑服务。</p>`,
});

interface Reviewed {
  readonly id: string;
  readonly business_id: string | undefined;
  readonly create_user_id: string | undefined;
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly reason: string;
  readonly submit_time: string | null;
  readonly update_time: string;
}

/** The reviews of what waits for one, or was sent back. */
function writeReviews(demo: DemoWriter, bizType: string, rows: readonly Reviewed[]): Promise<void> {
  const handedIn = rows.filter(({ status }) => status === 1 || status === 3);
  return demo.insert(
    'review',
    handedIn.map((row) => ({
      ...{ id: demo.newId(), biz_type: bizType, biz_id: row.id, business_id: row.business_id, code: row.code },
      ...{ title: row.title, status: row.status, reason: row.status === 3 ? row.reason : '' },
      ...{ submit_user_id: row.create_user_id, submitted_at: row.submit_time, version: 1 },
      decided_at: row.status === 3 ? row.update_time : null,
    })),
  );
}
