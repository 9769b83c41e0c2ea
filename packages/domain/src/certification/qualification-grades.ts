/** Grades with their place among those of a category, the best the greatest; the column `grade_rank` says the same. */
const RANKS: readonly (readonly [grade: string, rank: number])[] = [
  ['特级', 5],
  ['一级', 4],
  ['甲级', 4],
  ['二级', 3],
  ['乙级', 3],
  ['三级', 2],
  ['丙级', 2],
];
const WITHOUT = 1;

/** Place of a grade among those of its category, the best the greatest (domain rules 15.5); 1 where there are none. */
export function gradeRank(grade: string): number {
  return RANKS.find(([name]) => grade.startsWith(name))?.[1] ?? WITHOUT;
}
