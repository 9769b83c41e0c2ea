/** Where a product of the demonstration stands, and why. */
interface ProductWay {
  readonly status: number;
  /** What stands behind a review. */
  readonly behind: number;
  readonly reason: string;
  readonly fieldReasons: readonly { readonly field: string; readonly reason: string }[];
}

const way = (status: number, behind = 0): ProductWay => ({ status, behind, reason: '', fieldReasons: [] });
const rejected = (reason: string, field: string): ProductWay => ({
  ...{ status: 3, behind: 0, reason, fieldReasons: [{ field, reason }] },
});

const SHOWN = way(2);
const DRAFT = way(0);
const OFF = way(4);
const PENDING = way(1);
/** What was approved stays shown meanwhile. */
const CHANGING = way(1, 2);
const REJECTED = [
  rejected('主图含联系方式，请更换', 'mainImages'),
  rejected('商品详情未说明执行标准', 'detail'),
] as const;

/** Of forty products (domain rules 29.1): twelve in review, fourteen off the shelf, six sent back, eight written. */
const APART: readonly ProductWay[] = [
  ...[PENDING, OFF, REJECTED[0], DRAFT, CHANGING, OFF, PENDING, OFF, REJECTED[1], DRAFT],
  ...[PENDING, OFF, DRAFT, OFF, PENDING, REJECTED[0], OFF, DRAFT, PENDING, OFF],
  ...[PENDING, OFF, REJECTED[1], DRAFT, CHANGING, OFF, PENDING, OFF, REJECTED[0], DRAFT],
  ...[PENDING, OFF, DRAFT, OFF, PENDING, REJECTED[1], OFF, DRAFT, PENDING, OFF],
];

/** Every sixth stands apart, the others are on the shelf. */
export const productWay = (index: number): ProductWay =>
  index % 6 === 5 ? (APART[Math.floor(index / 6)] ?? SHOWN) : SHOWN;
