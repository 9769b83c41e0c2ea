const grouped = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 });
const yuan = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });

/** "12,846". */
export const countText = (count: number) => grouped.format(count);

/** Fen as yuan without trailing zeros, "58.5". */
export const yuanText = (fen: number) => yuan.format(fen / 100);
