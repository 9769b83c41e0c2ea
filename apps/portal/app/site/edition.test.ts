import { expect, test } from 'vitest';
import { editionOf, ofEdition } from './edition.ts';

const config = (platformCode: string, baseTitle: string) => ({
  platformCode,
  ngCode: '',
  baseTitle,
  subTitle: '',
  logoImg: '',
  codeImg: '',
  dataSource: '',
});
const changchun = editionOf(config('CHANGCHUN', '长春市建筑业数字平台'));
const generic = editionOf(config('JIANZHU', '吉林省建筑业数字平台'));

test('no edition says the name of another’s region (6.10, decision 55)', () => {
  expect(JSON.stringify(changchun)).not.toMatch(/吉林/);
  expect(JSON.stringify(generic)).not.toMatch(/长春/);
  expect(changchun.operatorName).toBe('长春市建筑业数字平台运营有限公司（示例）');
  expect(editionOf(null)).toEqual({ ...generic, platformCode: '' });
});

test('a city’s edition leaves out what names a place beyond it, the province’s nothing (6.10)', () => {
  const rows = ['长春绿园物流园', '四平产业园', '长白山杯', '白山抽水蓄能电站', '绿色建筑'].map((title) => ({ title }));
  expect(ofEdition(rows, changchun).map(({ title }) => title)).toEqual(['长春绿园物流园', '长白山杯', '绿色建筑']);
  expect(ofEdition(rows, generic)).toEqual(rows);
});
