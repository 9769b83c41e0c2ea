import type { ComparedCell, ComparedFact, ComparedLine, ComparedOffer } from '../comparison.ts';

const bars = ['Φ12', 'Φ14', 'Φ16', 'Φ18', 'Φ20', 'Φ22', 'Φ25', 'Φ28'];
const names = ['衡砺钢材', '松屿建材', '沣岳物资', '钧川钢铁', '砺川金属', '岭北物资'];

/** Fen a ton, without tax; every eleventh is not quoted. */
const priceOf = (line: number, offer: number): number | null =>
  (line + offer * 3) % 11 === 10 ? null : 305_000 + ((line * 7919 + offer * 104_729) % 17_000);

const yuan = (fen: number): string => (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });

/** A comparison as large as is asked for; the same every time. */
export function sampleComparison(lineCount: number, offerCount: number) {
  const lines: ComparedLine[] = Array.from({ length: lineCount }, (_, index) => ({
    id: `line-${index}`,
    name: `螺纹钢HRB400E ${bars[index % bars.length]}`,
    detail: '参考3,150.44',
    quantity: (18.24 + index).toFixed(3),
    unit: '吨',
  }));
  const offers: ComparedOffer[] = Array.from({ length: offerCount }, (_, index) => ({
    id: `offer-${index}`,
    name: `${names[index % names.length]}${index >= names.length ? Math.floor(index / names.length) + 1 : ''}`,
    total: yuan(320_000_000 + index * 1_234_567),
    note: index === 0 ? '整单最低' : `${lineCount} / ${lineCount}项`,
    noteTone: index === 0 ? 'good' : 'plain',
  }));
  const cells = new Map<string, ComparedCell>();
  for (const [row, line] of lines.entries()) {
    const prices = offers.map((_, column) => priceOf(row, column));
    const quoted = prices.filter((price) => price !== null);
    const lowest = Math.min(...quoted);
    const highest = Math.max(...quoted);
    for (const [column, offer] of offers.entries()) {
      const price = prices[column];
      if (price == null) continue;
      const over = `+${(((price - lowest) * 100) / lowest).toFixed(1)}%`;
      const rank = price === lowest ? 'lowest' : price === highest ? 'highest' : 'between';
      const note = { lowest: '最低', highest: `最高${over}`, between: over }[rank];
      cells.set(`${line.id}/${offer.id}`, { price: yuan(price), note, rank, tags: column === 5 ? ['同等'] : [] });
    }
  }
  const facts: ComparedFact[] = [
    {
      key: 'total',
      label: '报价总额（含税）',
      isStrong: true,
      values: new Map(offers.map(({ id, total }) => [id, { text: total }])),
    },
    {
      key: 'days',
      label: '供货周期',
      values: new Map(offers.map(({ id }, index) => [id, { text: `${5 + index}天` }])),
    },
    {
      key: 'valid',
      label: '报价有效期至',
      values: new Map(
        offers.map(({ id }, index) => [
          id,
          index === 2 ? { text: '2026-11-30', note: '已过期', tone: 'warning' as const } : { text: '2026-12-24' },
        ]),
      ),
    },
  ];
  return {
    lines,
    offers,
    facts,
    cellOf: (lineId: string, offerId: string) => cells.get(`${lineId}/${offerId}`) ?? null,
  };
}
