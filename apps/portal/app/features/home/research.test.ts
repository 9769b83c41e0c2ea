import type { Ability } from '@jianzhu/domain';
import { expect, test } from 'vitest';
import { researchData } from './research.ts';

const ability = (group: string, number: string, stage = '推广'): Ability => ({
  id: number,
  group,
  number,
  stage,
  title: `成果${number}`,
  subTitle: '',
  organization: '省建科院',
  icon: '',
  image: '',
  description: '',
  link: '',
  sort: null,
});

test('shows its columns in the order of the page, five entries each (R-HOME-007)', () => {
  const abilities = [
    ability('标准工法', 'G1'),
    ...Array.from({ length: 6 }, (_, index) => ability('技术推广', `J${index}`)),
  ];
  const { columns } = researchData({
    abilities,
    activities: [{ dictKey: '1', dictValue: '鲁班奖', children: [] }],
    article: undefined,
  });
  expect(columns.map(({ label, entries }) => [label, entries.length])).toEqual([
    ['技术推广', 5],
    ['创优活动', 1],
    ['标准工法', 1],
  ]);
});

test('tells promoted results from demonstrations by the colour of their mark', () => {
  const abilities = [
    ability('技术推广', '1', '推广'),
    ability('技术推广', '2', '示范'),
    ability('技术推广', '3', '省级'),
  ];
  const { columns } = researchData({ abilities, activities: [], article: undefined });
  expect(columns[0]?.entries.map(({ status }) => status)).toEqual([
    { label: '推广', tone: 'success' },
    { label: '示范', tone: 'brand' },
    { label: '省级', tone: 'neutral' },
  ]);
});
