import type { Searchable } from '../src/search/documents.ts';

const materials =
  '螺纹钢 盘螺 高线 商品混凝土 预拌砂浆 普通硅酸盐水泥 保温岩棉板 挤塑板 防水卷材 止水带 铝合金门窗 断桥窗 加气混凝土砌块 页岩砖 石膏板 腻子粉 外墙涂料 瓷砖 幕墙玻璃 镀锌钢管 电力电缆 配电箱 脚手架 塔式起重机 施工升降机 模板 木方 钢结构 预制叠合板 透水砖'.split(
    ' ',
  );
const grades = 'HRB400E HPB300 C30 C40 P.O42.5 DN100 A级 B1级 3mm 100mm'.split(' ');
const topics =
  '价格行情 信息价 冬期施工要点 质量验收 进场取样与送检 招标公告 资格预审 供应商名录 检测报告 安全管理 应用案例 常见问题 采购指南 运输与仓储 政策解读'.split(
    ' ',
  );
const places = '长春 吉林 四平 通化 白山 松原 白城 延边 辽源 梅河口'.split(' ');
const sentences =
  '施工单位应当编制专项方案并组织论证 材料进场应当提供合格证明和检测报告 供应商应当按照约定的时间和地点交付 室外日平均气温连续五天低于五度时转入冬期施工 主管部门将加强监督检查 装配式建筑应当优先采用标准化构件 农民工工资应当按月足额支付 合同价款按照信息价调整'.split(
    ' ',
  );

/** Numbers that look drawn by lot and are the same in each run. */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const KINDS = ['news', 'service', 'goods'] as const;

/** Documents of a trade in building materials; few words, so that each of them is in many. */
export function* tradeDocuments(count: number): Generator<Searchable> {
  const draw = draws(9);
  const one = (words: readonly string[]) => words[draw(words.length)] ?? '';
  for (let index = 0; index < count; index += 1) {
    yield {
      kind: KINDS[draw(KINDS.length)] ?? 'news',
      id: String(index + 1),
      title: `${one(places)}${one(materials)}${one(grades)}${one(topics)}第${draw(5000)}号`,
      tag: one(materials),
      summary: one(sentences),
      content: `<p>${one(sentences)}。${one(materials)}${one(grades)}，${one(sentences)}。</p>`,
      image: '',
      price: draw(2) === 0 ? null : draw(1_000_000),
      boost: draw(10) === 0 ? 5 : 0,
      publishTime: new Date(Date.UTC(2026, 10, 23) - draw(1000) * 86_400_000),
      url: `/bench?id=${index + 1}`,
    };
  }
}

/** What is searched for: common words, rare ones, several, and some that nothing holds. */
export const searches: readonly string[] = [
  ...['螺纹钢', '保温', '冬期施工', '施工', '长春 螺纹钢', 'HRB400E', '钢', '叠合板 验收', '第4321号', '信息价'],
  ...['梅河口塔式起重机', 'C30 商品混凝土', '气凝胶毡', '螺纹钢HRB400E信息价', '农民工工资', '断桥窗 报价'],
];

/** What is typed for suggestions, in characters and in pinyin. */
export const typings: readonly string[] = [
  ...['螺纹', '保温岩', 'lw', 'luowen', 'lwg', 'zhuang', 'sg', 'dongqishigong', 'HRB', 'xinxijia', '预制', 'ccl'],
];
