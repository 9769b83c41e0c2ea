import type { PageSchema } from './page-schema.ts';
import { pageValues } from './page-values.ts';

/** Words for which a page of a shop is blocked behind its publication: what no company of the platform may offer. */
const FORBIDDEN_WORDS = [
  ...['代开发票', '虚开发票', '代开票据', '办假证', '假证', '代办假', '刻章办证', '挂靠资质', '资质挂靠', '出借资质'],
  ...[
    '围标',
    '串标',
    '陪标',
    '代打卡',
    '赌博',
    '博彩',
    '彩票预测',
    '色情',
    '裸聊',
    '毒品',
    '枪支',
    '弹药',
    '雷管',
    '炸药',
  ],
  ...['套现', '洗钱', '高利贷', '裸贷', '传销', '翻墙', '外挂'],
] as const;

/** As they are compared: without what is put between the letters to hide a word. */
const folded = (text: string): string => text.normalize('NFKC').replace(/<[^>]*>|&nbsp;|[\s\p{P}\p{S}]/gu, '');

/** The forbidden words that the texts of a page say, each once. */
export function forbiddenWords(schema: PageSchema): readonly string[] {
  const said = [...pageValues(schema)].flatMap(({ spec, value }) =>
    spec.kind === 'text' || spec.kind === 'rich' ? [folded(String(value))] : [],
  );
  const names = schema.blocks.map(({ name }) => folded(name));
  return FORBIDDEN_WORDS.filter((word) => [...said, ...names].some((text) => text.includes(word)));
}
