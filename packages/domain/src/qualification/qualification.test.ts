import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { gradeRank } from '../certification/qualification-grades.ts';
import { lackingDemands, meetsDemand } from '../certification/qualification-kinds.ts';
import { reminderOf } from '../deadlines.ts';
import {
  certNoHint,
  checkQualification,
  QUALIFICATION_DEMANDS,
  QUALIFICATION_KINDS,
  type QualificationFields,
  qualificationMachine,
  qualificationName,
  qualificationRecord,
  REMINDED_DAYS,
  validityOf,
} from '../qualifications.ts';
import { REVIEW_STATUS } from '../records.ts';

const TODAY = '2026-11-24';
const file = (fileName: string, id = '1') => ({
  ...{ id, fileName, fileExt: fileName.split('.')[1] ?? '', filePath: '', fileSize: 1, modifyStatus: 1 },
});
const fields: QualificationFields = parse(qualificationRecord, {
  ...{ series: 1, categoryCode: '101', grade: '二级', certNo: 'D222000123', issueOrg: '吉林省住房和城乡建设厅' },
  ...{ issueDate: '2024-05-01', isLongTerm: 0, expireDate: '2029-05-01', scope: '', isShow: 1, video: [] },
  images: [file('证书.jpg')],
});
const broken = (changes: Partial<QualificationFields>) =>
  checkQualification({ ...fields, ...changes }, TODAY).map(({ field, message }) => `${field} ${message}`);
const issues = (changes: object) =>
  safeParse(qualificationRecord, { ...fields, ...changes }).issues?.map(({ message }) => message);

describe('a certificate', () => {
  test('QF1: asks for what it needs in its own words', () => {
    expect(safeParse(qualificationRecord, {}).issues?.map(({ message }) => message)).toEqual([
      ...['请选择资质序列', '请选择资质类别', '请选择资质等级', '请输入证书编号', '请输入发证机关', '请选择发证日期'],
      '请上传证书图片',
    ]);
    expect(issues({ images: [file('证书.exe')] })).toEqual(['证书图片须为jpg、png或pdf文件']);
    expect(issues({ images: Array.from({ length: 7 }, (_, id) => file('证书.png', `${id}`)) })).toEqual([
      '证书图片最多6条',
    ]);
    expect(issues({ video: [file('证书.avi')] })).toEqual(['证书视频须为mp4文件']);
    expect(issues({ video: [file('证书.MP4')], scope: '甲'.repeat(501) })).toEqual(['承包工程范围不能超过500个字']);
  });

  test('QF2: category, grade and dates fit each other, and it holds on its last day', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ series: 2 })).toEqual(['categoryCode 请选择资质类别']);
    expect(broken({ grade: '甲级' })).toEqual(['grade 请选择资质等级']);
    expect(broken({ categoryCode: '111', grade: '特级' })).toEqual(['grade 请选择资质等级']);
    expect(broken({ issueDate: '2026-11-25' })).toEqual(['issueDate 发证日期不能晚于当前日期']);
    expect(broken({ expireDate: '2024-05-01' })).toEqual(['expireDate 有效期至须晚于发证日期']);
    expect(broken({ expireDate: '' })).toEqual(['expireDate 请选择有效期至']);
    expect([broken({ expireDate: TODAY }), broken({ expireDate: '2026-11-23' })]).toEqual([
      [],
      ['expireDate 证书已过期，请上传有效证书'],
    ]);
    expect(broken({ isLongTerm: 1, expireDate: '' })).toEqual([]);
    const system = { series: 10, categoryCode: '1001', grade: '—', isLongTerm: 1, expireDate: '' } as const;
    expect(broken(system)).toEqual(['expireDate 该类证书有有效期，请选择有效期至']);
    expect(broken({ ...system, series: 99, categoryCode: '9901' })).toEqual([
      'expireDate 该类证书有有效期，请选择有效期至',
    ]);
  });

  test('QF3: a number that looks unusual is pointed at and taken all the same', () => {
    expect([certNoHint(1, 'D222000123'), certNoHint(1, ''), certNoHint(10, '随便')]).toEqual(['', '', '']);
    expect(certNoHint(3, 'A122000123')).toContain('D1、D2或D3');
    expect(certNoHint(9, '(吉)JZ安许证字〔2024〕000123')).toBe('');
    expect(certNoHint(9, 'D222000123')).toContain('安许证字');
    expect(issues({ certNo: 'A1 22' })).toBeUndefined();
  });

  test('QF4: it ends with its last day, and is about to from 60 days before; 60, 30 and 7 days before its company is told', () => {
    expect([61, 60, 0, -1].map(validityOf)).toEqual(['valid', 'expiring', 'expiring', 'expired']);
    expect(validityOf(null)).toBe('valid');
    expect([61, 60, 31, 30, 8, 7, 0, -1].map((left) => reminderOf(REMINDED_DAYS, left))).toEqual([
      ...[null, 60, 60, 30, 30, 7, 7, null],
    ]);
  });
});

describe('what a certificate is good for', () => {
  const kind = fc.constantFrom(...QUALIFICATION_KINDS);
  const certificate = kind.chain(({ series, categoryName, grades }) =>
    fc.constantFrom(...grades).map((grade) => ({ series, categoryName, grade })),
  );
  const demand = fc.constantFrom(...QUALIFICATION_DEMANDS);

  test('QF5: a grade is good for itself and those below it in its own category, 施工综合资质 for all contracting', () => {
    fc.assert(
      fc.property(certificate, demand, (held, asked) => {
        const isGeneral = held.series === '综合' && ['综合', '施工总承包'].includes(asked.series);
        const isSame = held.series === asked.series && held.categoryName === asked.categoryName;
        const isGood = asked.grade === '' || gradeRank(held.grade) >= gradeRank(asked.grade);
        expect(meetsDemand(held, asked)).toBe(isGeneral || (isSame && isGood));
      }),
      { numRuns: 2000 },
    );
  });

  test('QF5: whoever meets a grade meets the lower ones, and the kind without a grade', () => {
    fc.assert(
      fc.property(certificate, demand, (held, asked) => {
        fc.pre(meetsDemand(held, asked));
        const lower = QUALIFICATION_DEMANDS.filter(
          ({ series, categoryName, grade }) =>
            series === asked.series &&
            categoryName === asked.categoryName &&
            gradeRank(grade) <= gradeRank(asked.grade),
        );
        expect(
          lackingDemands(
            [...lower, asked].map(({ id }) => id),
            [held],
          ),
        ).toEqual([]);
      }),
    );
  });

  test('QF5: 特级 > 一级 > 二级 > 三级, 甲 > 乙 > 丙; what is lacking is named with its grade (acceptance 30)', () => {
    expect(['特级', '一级', '二级', '三级', '不分等级'].map(gradeRank)).toEqual([5, 4, 3, 2, 1]);
    expect(['甲级', '乙级', '丙级', '—'].map(gradeRank)).toEqual([4, 3, 2, 1]);
    const second = { series: '施工总承包', categoryName: '建筑工程', grade: '二级' };
    const ids = QUALIFICATION_DEMANDS.filter(
      ({ series, categoryName }) => series === second.series && categoryName === second.categoryName,
    ).map(({ id }) => id);
    expect(ids.map(qualificationName)).toEqual([
      ...['施工总承包 建筑工程', '施工总承包 建筑工程 特级及以上', '施工总承包 建筑工程 一级及以上'],
      '施工总承包 建筑工程 二级及以上',
    ]);
    expect(lackingDemands(ids, [second]).map(({ grade }) => grade)).toEqual(['特级', '一级']);
  });

  test('QF6: the dictionary has its series whole, each kind and each demand under an id of its own', () => {
    const count = (series: string) => QUALIFICATION_KINDS.filter((one) => one.series === series).length;
    expect(['施工总承包', '专业承包', '检测机构', '体系认证', '其他'].map(count)).toEqual([12, 36, 10, 3, 1]);
    const ids = [...QUALIFICATION_KINDS, ...QUALIFICATION_DEMANDS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(QUALIFICATION_DEMANDS.length);
    expect(QUALIFICATION_KINDS.find(({ id }) => id === '236')).toMatchObject({ categoryName: '特种工程' });
  });
});

describe('the statuses of a certificate', () => {
  const owner = { is: ['owner'], permissionKeys: ['qualification_edit', 'qualification_delete'] } as const;
  const facts = { isApproved: false, isShown: true, isRevoked: false };
  const acts = (status: 0 | 1 | 2 | 3, said: Partial<typeof facts> = {}) =>
    qualificationMachine.allowedActions(status, owner, { ...facts, ...said });
  const { draft, pending, approved, rejected } = REVIEW_STATUS;

  test('QF7: a first version is edited, submitted, withdrawn and deleted; under review it stays as it is', () => {
    expect(acts(draft)).toEqual(['edit', 'submit', 'delete']);
    expect(acts(pending)).toEqual(['withdraw']);
    expect(acts(rejected)).toEqual(['edit', 'submit', 'delete']);
  });

  test('QF7: of an approved one a change is asked for, which may be given up; it is shown or not meanwhile', () => {
    const said = { isApproved: true };
    expect(acts(approved, said)).toEqual(['edit', 'hide', 'delete']);
    expect(acts(approved, { ...said, isShown: false })).toEqual(['edit', 'show', 'delete']);
    expect(acts(pending, said)).toEqual(['withdraw', 'hide']);
    expect(acts(rejected, said)).toEqual(['edit', 'submit', 'discard', 'hide', 'delete']);
    expect(qualificationMachine.transition(rejected, 'edit', owner, { ...facts, ...said })).toMatchObject({
      status: 3,
    });
    expect(qualificationMachine.transition(approved, 'edit', owner, { ...facts, ...said })).toMatchObject({
      status: 0,
    });
    expect(qualificationMachine.transition(draft, 'discard', owner, { ...facts, ...said })).toMatchObject({
      status: 2,
    });
  });

  test('QF7: nothing is done to one that was revoked', () => {
    expect(acts(approved, { isApproved: true, isRevoked: true })).toEqual([]);
    expect(qualificationMachine.transition(approved, 'delete', owner, { ...facts, isRevoked: true })).toMatchObject({
      refusal: { code: 422, message: '该证书已被撤销，不能再作修改' },
    });
  });
});
