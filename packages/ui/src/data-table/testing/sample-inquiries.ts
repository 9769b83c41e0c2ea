import type { TagProps } from '../../tag/tag.tsx';

/** An inquiry as a list shows it. */
export interface SampleInquiry {
  readonly id: string;
  readonly title: string;
  readonly material: string;
  readonly category: string;
  readonly way: '公开' | '邀请';
  readonly lines: number;
  /** Quotations that came in, of how many suppliers asked; null before it is published. */
  readonly quoted: readonly [count: number, asked: number] | null;
  readonly deadline: string;
  /** What the deadline means today. */
  readonly deadlineNote: string;
  readonly state: string;
  readonly tone: NonNullable<TagProps['tone']>;
  readonly quantity: string;
  /** Reference amount in yuan. */
  readonly amount: number;
}

type Sample = readonly [
  title: string,
  material: string,
  category: string,
  way: SampleInquiry['way'],
  lines: number,
  quoted: SampleInquiry['quoted'],
  deadline: string,
  deadlineNote: string,
  state: string,
  tone: SampleInquiry['tone'],
  quantity: string,
  amount: number,
];

const samples: readonly Sample[] = [
  // biome-ignore format: a table
  ['净月安置房二标段钢筋采购（第二批）', '热轧带肋钢筋HRB400E', '钢材', '邀请', 12, [5, 8], '2026-11-24 17:00', '剩余3天2时28分', '报价中', 'brand', '1,280吨', 4_556_800],
  // biome-ignore format: a table
  ['绿园物流园三期屋面SBS防水卷材', 'SBS防水卷材4mm', '防水材料', '公开', 6, [2, 3], '2026-11-21 15:00', '剩余28分40秒', '报价中', 'brand', '18,600平方米', 613_800],
  // biome-ignore format: a table
  ['伊通河桥梁加固工程商品混凝土', '商品混凝土C40 P8', '混凝土及制品', '邀请', 4, [6, 6], '2026-11-21 12:00', '已截止，6份报价待比较', '待定标', 'warning', '3,450立方米', 1_759_500],
  // biome-ignore format: a table
  ['二道区老旧小区外墙保温板', '岩棉保温板100mm', '保温材料', '公开', 9, [4, 5], '2026-11-21 18:00', '二次报价，已提交2/4家', '二次报价中', 'brand', '26,400平方米', 1_082_400],
  // biome-ignore format: a table
  ['净月安置房二标段YJV电缆及桥架', '电力电缆YJV-4×185', '电线电缆', '邀请', 28, null, '—', '未发布', '草稿', 'neutral', '12,800米', 2_944_000],
  // biome-ignore format: a table
  ['冬施防冻剂与保温覆盖材料', '防冻剂（-15℃）', '外加剂及辅材', '公开', 7, [3, 7], '2026-11-18 17:00', '已截止', '已定标', 'success', '86吨', 301_000],
  // biome-ignore format: a table
  ['绿园物流园给水管材及管件', 'PE100给水管DN200', '管材管件', '邀请', 16, [0, 4], '2026-11-16 17:00', '未收到有效报价', '已流标', 'danger', '4,200米', 596_400],
  // biome-ignore format: a table
  ['南关棚改B7地块蒸压加气块', '蒸压加气混凝土砌块B06', '墙体材料', '公开', 3, [5, 6], '2026-11-13 17:00', '已截止', '已成交', 'success', '2,150立方米', 559_000],
  // biome-ignore format: a table
  ['断桥铝窗及入户门（样板段）', '断桥铝平开窗65系列', '门窗幕墙', '邀请', 5, [4, 4], '2026-11-11 17:00', '设计变更，已关闭', '已关闭', 'neutral', '860平方米', 688_000],
  // biome-ignore format: a table
  ['项目部临建钢管、扣件、密目网', '脚手架钢管Φ48.3×3.6', '周转及安全防护', '公开', 8, [6, 9], '2026-11-07 17:00', '已截止', '已成交', 'success', '320吨', 1_184_000],
];

function inquiry(index: number): readonly SampleInquiry[] {
  const sample = samples[index % samples.length];
  if (!sample) return [];
  const [title, material, category, way, lines, quoted, deadline, deadlineNote, state, tone, quantity, amount] = sample;
  const id = `XJ2026${String(index + 1).padStart(5, '0')}`;
  return [{ id, title, material, category, way, lines, quoted, deadline, deadlineNote, state, tone, quantity, amount }];
}

/** So many inquiries, each unlike the ones around it. */
export function sampleInquiries(count: number): readonly SampleInquiry[] {
  return Array.from({ length: count }, (_inquiry, index) => inquiry(index)).flat();
}

/** Yuan as a table shows them. */
export function yuan(amount: number): string {
  return amount.toLocaleString('zh-CN', { minimumFractionDigits: 2 });
}
