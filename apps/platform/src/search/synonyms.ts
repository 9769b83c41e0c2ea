import type { SoughtPart, SoughtWord } from './sought.ts';

/** Words of the trade that mean the same, in each line. */
const SAME = `
混凝土 砼
商品混凝土 商砼 预拌混凝土
螺纹钢 螺纹 带肋钢筋 热轧带肋钢筋
光圆钢筋 圆钢
盘螺 盘条 线材
塔式起重机 塔吊 塔机
施工升降机 施工电梯
汽车起重机 汽车吊 吊车
挖掘机 挖机
混凝土泵车 泵车 天泵
附着式升降脚手架 爬架
盘扣式钢管脚手架 盘扣脚手架 盘扣架
加气混凝土砌块 加气块 加气砖
挤塑聚苯板 挤塑板 XPS
模塑聚苯板 石墨聚苯板 EPS
聚苯板 苯板
岩棉板 岩棉保温板
真空绝热板 STP
断桥铝合金 断桥铝
防水卷材 SBS
铝合金门窗 铝门窗
轻质隔墙板 ALC
预制构件 PC构件
叠合板 叠合楼板
建筑信息模型 BIM
冬期施工 冬季施工 冬施
招标投标 招投标
中标公示 中标候选人公示
招标代理 招标公司
电子保函 投标保函
工程造价 造价
农民工工资 民工工资
拖欠工资 欠薪
安全生产许可证 安许证
安全生产考核 安考
三类人员 安管人员
总承包 总包
信息价 指导价
水电气 水暖
防冻剂 抗冻剂
质量证明书 质保书 材质单
脚手架 架子
真石漆 岩片漆
内墙乳胶漆 乳胶漆
瓷砖 地砖
渗漏 漏水
`;

/** What means something narrower as well: whoever asks for the first is also answered by the others. */
const NARROWER: Readonly<Record<string, readonly string[]>> = {
  招投标: ['招标', '投标'],
  欠薪: ['拖欠'],
  钢材: ['钢筋', '螺纹钢', '型钢'],
  吊车: ['起重机'],
  苯板: ['聚苯板'],
};

const SAME_WEIGHT = 0.95;
const NARROWER_WEIGHT = 0.8;
const MOST_WAYS = 6;

const sameWords = new Map<string, readonly SoughtWord[]>();
for (const line of SAME.trim().toLowerCase().split('\n')) {
  const words = line.split(' ');
  for (const word of words) {
    sameWords.set(
      word,
      words.filter((other) => other !== word).map((text) => ({ text, weight: SAME_WEIGHT })),
    );
  }
}
for (const [word, narrower] of Object.entries(NARROWER)) {
  const same = sameWords.get(word) ?? [];
  sameWords.set(word, [...same, ...narrower.map((text) => ({ text, weight: NARROWER_WEIGHT }))]);
}
const LONGEST = Math.max(...[...sameWords.keys()].map((word) => word.length));

/** Every word that the table knows, folded. */
export const tradeWords: readonly string[] = [...sameWords.keys()];

/** A part and what else it may be called: its first known word, the longest there, said otherwise. */
export function withSynonyms(part: string): SoughtPart {
  const known = firstKnown(part);
  if (known === undefined) return [{ text: part, weight: 1 }];
  const { start, word } = known;
  const others = (sameWords.get(word) ?? []).map(({ text, weight }) => ({
    text: part.slice(0, start) + text + part.slice(start + word.length),
    weight,
  }));
  return [{ text: part, weight: 1 }, ...others].slice(0, MOST_WAYS);
}

function firstKnown(part: string): { readonly start: number; readonly word: string } | undefined {
  for (let start = 0; start < part.length; start += 1) {
    for (let end = Math.min(part.length, start + LONGEST); end > start; end -= 1) {
      const word = part.slice(start, end);
      if (sameWords.has(word) && !cutsWord(part, start, end)) return { start, word };
    }
  }
  return undefined;
}

/** `XPS` is no part of `XPSY`. */
function cutsWord(part: string, start: number, end: number): boolean {
  const isLatin = (place: number) => /^[a-z0-9]$/.test(part.charAt(place));
  return (isLatin(start - 1) && isLatin(start)) || (isLatin(end - 1) && isLatin(end));
}
