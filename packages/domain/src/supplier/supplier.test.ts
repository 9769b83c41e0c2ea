import { expect, test } from 'vitest';
import { categoryOfName, isLeafCategory } from '../catalog/material-categories.ts';
import { categoryName, defaultTaxRate, MATERIAL_CATEGORIES, overlaps } from '../catalogs.ts';
import { refuseQuestion } from '../clarifications.ts';
import { LEAST_POINTS, recommendationPoints, refuseInvitee } from '../suppliers.ts';
import { parseDateTime } from '../time/shanghai-time.ts';

test('CA1: categories have two levels, codes that nest, and names that are found', () => {
  const leaves = MATERIAL_CATEGORIES.flatMap(({ code, children }) => children.map((leaf) => [code, leaf] as const));
  expect(MATERIAL_CATEGORIES).toHaveLength(18);
  expect(leaves.every(([code, leaf]) => leaf.code.startsWith(code) && isLeafCategory(leaf.code))).toBe(true);
  expect(new Set(leaves.map(([, leaf]) => leaf.code)).size).toBe(leaves.length);
  expect([categoryName('01'), categoryName('0101'), categoryName('9')]).toEqual(['钢材', '螺纹钢', '']);
  expect(['螺纹钢', 'HRB400螺纹钢', '某物', ''].map(categoryOfName)).toEqual(['0101', '0101', '', '']);
  expect([isLeafCategory('01'), isLeafCategory('0199')]).toEqual([false, false]);
  expect([overlaps('01', '0101'), overlaps('0101', '01'), overlaps('0101', '0102')]).toEqual([true, true, false]);
  expect([defaultTaxRate('0301'), defaultTaxRate('0101')]).toEqual([3, 13]);
});

const best = { categoryCodes: ['01', '0201'], cityCode: '220100', responseRate: 1, isCertified: true, isMember: true };
const demand = { categoryCodes: ['0101', '0201'], cityCode: '220100' };
const points = (changes: object) => recommendationPoints({ ...best, ...changes }, demand);

test('SU1: a recommendation has points for categories, place, answers, certification and level', () => {
  expect(points({})).toBe(100);
  expect(points({ categoryCodes: ['0101'] })).toBe(75);
  expect(points({ categoryCodes: [] })).toBe(50);
  expect(points({ cityCode: '220200' })).toBe(90);
  expect(points({ cityCode: '110100' })).toBe(80);
  expect(points({ cityCode: '' })).toBe(80);
  expect([points({ responseRate: 0.5 }), points({ responseRate: null })]).toEqual([93, 85]);
  expect([points({ isCertified: false }), points({ isMember: false })]).toEqual([90, 95]);
  expect(recommendationPoints(best, { categoryCodes: [], cityCode: '' })).toBe(30);
  expect(LEAST_POINTS).toBe(50);
});

test('SU2: the own business, a blacklisted and an uncertified one are not invited, and it is said why', () => {
  const fine = { isOwn: false, isBlacklisted: false, isCertified: true };
  expect(refuseInvitee(fine)).toBeNull();
  expect(refuseInvitee({ ...fine, isOwn: true })).toBe('不能邀请本企业');
  expect(refuseInvitee({ ...fine, isBlacklisted: true })).toBe('该供应商已被列入黑名单');
  expect(refuseInvitee({ ...fine, isCertified: false })).toBe('该企业未完成认证');
});

test('CL1: questions end two hours before the deadline', () => {
  const deadline = parseDateTime('2026-11-24 12:00:00') ?? 0;
  const at = (time: string) => refuseQuestion(deadline, parseDateTime(`2026-11-24 ${time}`) ?? 0);
  expect([at('09:59:59'), at('10:00:00'), at('12:30:00')]).toEqual([null, '答疑已截止', '答疑已截止']);
});
