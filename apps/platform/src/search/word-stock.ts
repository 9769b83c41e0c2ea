import { findableWords } from './findable-words.ts';
import { readingsOf, spelledInPinyin } from './pinyin-tokens.ts';
import type { Reads, SearchIndex } from './search-index.ts';
import { tradeWords } from './synonyms.ts';
import { fold } from './tokens.ts';

/** A word with what is compared with what was typed. */
interface StockedWord {
  /** As it is shown. */
  readonly text: string;
  readonly folded: string;
  /** In full and by initials; of characters with several readings the first. */
  readonly readings: readonly string[];
}

const stocked = new Map<string, StockedWord>();
const MOST_STOCKED = 10_000;

/** A word ready to be compared; made once. */
function stockedWord(text: string): StockedWord {
  const known = stocked.get(text);
  if (known !== undefined) return known;
  if (stocked.size >= MOST_STOCKED) stocked.clear();
  const word = { text, folded: fold(text), readings: readingsOf(text) };
  stocked.set(text, word);
  return word;
}

/** Words that people search for here: to suggest, to correct by and to cut by. */
export interface WordStock {
  /** Those that something is found for, what is searched for most first. */
  readonly words: readonly StockedWord[];
  /** All. */
  readonly folded: ReadonlySet<string>;
  /** Those that something is found for, by how they read in pinyin. */
  readonly byReading: ReadonlyMap<string, readonly string[]>;
}

const LONGEST_WORD = 12;
const KEPT_MS = 60_000;

/** Frequent words of the trade's texts that are no tag. */
const COMMON =
  '价格 行情 报价 公告 通知 办理 检测 租赁 出租 施工 质量 安全 管理 标准 规范 验收 材料 建筑 工程 外墙 屋面 地下室 工程款 拖欠 代办 咨询 服务 供应 厂家 企业 公司 项目 设备 合同 资质 监理 招标 投标 采购 保温 防水 消防 节能 长春 吉林 四平 通化 白山 松原 白城 延边 辽源'.split(
    ' ',
  );

const isWord = (text: string) => [...text].length > 1 && text.length <= LONGEST_WORD;

function wordStockOf(known: readonly string[], words: readonly string[]): WordStock {
  const byReading = new Map<string, string[]>();
  for (const word of words) {
    const reading = spelledInPinyin([fold(word)]);
    if (reading === undefined) continue;
    const others = byReading.get(reading);
    if (others === undefined) byReading.set(reading, [word]);
    else others.push(word);
  }
  return { words: words.map(stockedWord), folded: new Set(known.map(fold)), byReading };
}

/** The words as they were at most a minute ago; one reader waits for the first, nobody for the next. */
export function createWordStock(
  index: Pick<SearchIndex, 'tags' | 'holding'>,
  reads: Reads,
  hotWords: () => Promise<string[]>,
) {
  let kept: Promise<WordStock> | undefined;
  let until = 0;
  const load = async () => {
    const texts = [...(await hotWords()), ...(await index.tags(reads)), ...tradeWords, ...COMMON];
    const known = [...new Set(texts)].filter(isWord);
    return wordStockOf(known, await findableWords(index, reads, known));
  };
  return (): Promise<WordStock> => {
    const now = performance.now();
    if (kept === undefined) {
      until = now + KEPT_MS;
      kept = load();
      kept.catch(() => {
        kept = undefined;
      });
    } else if (now > until) {
      until = now + KEPT_MS;
      const renewed = (stock: WordStock) => {
        kept = Promise.resolve(stock);
      };
      // The words of before serve until the next try.
      load().then(renewed, () => undefined);
    }
    return kept;
  };
}
