import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { membershipLimit } from '../member/membership-limits.ts';
import {
  againTitle,
  checkChange,
  checkSchedule,
  checkTender,
  docVisibleOf,
  leastMovedDeadline,
  MOVED_TIMES,
  movedTimes,
  nextStep,
  supplierTenderLook,
  TENDER_NOTICES,
  TENDER_STATUS,
  type TenderFacts,
  type TenderFields,
  type TenderStatus,
  tenderDraft,
  tenderMachine,
  tenderPage,
  tenderRecord,
  tenderStages,
} from '../tenders.ts';
import { formatDateTime, parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS } from '../time/units.ts';

const now = parseDateTime('2026-11-24 10:00:00') ?? 0;
const line = { categoryCode: '0101', materialName: '螺纹钢', spec: 'HRB400E Φ25', unit: 't', quantity: '35.5' };
const region = {
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
  ...{ districtCode: '220102', districtName: '南关区' },
};
const doc = { id: '1', fileName: '招标文件.pdf', fileExt: 'pdf' };
const schedule = {
  ...{ signUpStart: '2026-11-25 09:00:00', signUpEnd: '2026-11-30 09:00:00' },
  ...{ docStart: '2026-11-25 09:00:00', docEnd: '2026-11-30 09:00:00' },
  ...{ bidDeadline: '2026-12-15 09:00:00', openTime: '2026-12-15 09:00:00', depositDeadline: '', publicityDays: 3 },
};
const filled = {
  ...{ title: '二标段主体结构钢材采购', tenderType: 1, tenderKind: 1, projectName: '净月安置房', region },
  ...{ isStatutory: 1, statutoryNo: '吉招2026-001' },
  ...{ scopeText: '主体结构用钢筋，含运输与卸车配合', estimateAmount: 1_000_000_00, docFee: 0, depositAmount: 0 },
  ...{ evalMethod: 1, bidValidDays: 60, candidateCount: 3, docs: [doc], docVisible: 1, lines: [line] },
  ...{ contactName: '王建国', contactPhone: '13800000001', ...schedule },
};
const tender = (changes: object = {}): TenderFields => v.parse(tenderRecord, { ...filled, ...changes });
const broken = (changes?: object) => checkTender(tender(changes), now).map(({ field, message }) => [field, message]);
const issues = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map((i) => i.message);
const scored = (...scores: number[]) => scores.map((maxScore, at) => ({ name: `评分项${at}`, kind: 1, maxScore }));

describe('a tender', () => {
  test('TN1: asks for what it needs in its own words', () => {
    expect(broken()).toEqual([]);
    expect(issues(tenderRecord, { ...filled, title: '', region: null, docs: [], estimateAmount: '' })).toEqual([
      '请输入招标名称',
      '请选择项目所在地',
      '请输入招标估算价',
      '请上传招标文件',
    ]);
    expect(issues(tenderRecord, { ...filled, bidValidDays: 20, candidateCount: 4 })).toEqual([
      '投标有效期(天)须为30到180之间的整数',
      '中标候选人数量须为1到3之间的整数',
    ]);
    expect(broken({ statutoryNo: '' })).toEqual([['statutoryNo', '请输入招标备案编号']]);
    expect(broken({ lines: [] })).toEqual([['lines', '请至少添加一条采购清单']]);
    expect(broken({ lines: [], tenderKind: 6 })).toEqual([]);
  });

  test('TN2: may be kept unfinished; what is filled in keeps its rules', () => {
    const empty = v.parse(tenderDraft, {});
    expect(empty).toMatchObject({ title: '', tenderType: null, signUpStart: '', evalItems: [], docs: [] });
    expect(v.parse(tenderDraft, { title: '钢', evalItems: [{ name: '' }] })).toMatchObject({
      title: '钢',
      evalItems: [{ name: '', kind: null, maxScore: null }],
    });
    expect(issues(tenderDraft, { title: '长'.repeat(81) })).toEqual(['招标名称不能超过80个字']);
  });

  test('TN4: price limit, document fee and deposit stay within their parts', () => {
    expect(broken({ controlPrice: 1_200_000_00 })).toEqual([]);
    expect(broken({ controlPrice: 1_200_000_01 })).toEqual([['controlPrice', '最高投标限价不能超过估算价的120%']]);
    expect(broken({ docFee: 1_000_000 })).toEqual([]);
    expect(broken({ docFee: 1_000_001 })).toEqual([['docFee', '标书费不能超过10000元']]);
    const deposit = { depositMethods: [1], depositDeadline: '2026-12-14 09:00:00' };
    expect(broken({ ...deposit, depositAmount: 20_000_00 })).toEqual([]);
    expect(broken({ ...deposit, depositAmount: 20_000_01 })).toEqual([
      ['depositAmount', '投标保证金不得超过招标估算价的2%'],
    ]);
    expect(broken({ depositAmount: 100 })).toEqual([
      ['depositMethods', '请选择保证金形式'],
      ['depositDeadline', '请选择保证金缴纳截止时间'],
    ]);
    expect(docVisibleOf(tender({ docFee: 100 }))).toBe(2);
    expect(docVisibleOf(tender())).toBe(1);
  });

  test('TN5: points come to 100 where bids are scored; at least three are invited, each counted once', () => {
    expect(broken({ evalMethod: 2, evalItems: scored(60, 40) })).toEqual([]);
    expect(broken({ evalMethod: 2, evalItems: scored(60, 39) })).toEqual([['evalItems', '评分项总分须为100分']]);
    expect(broken({ evalMethod: 1, evalItems: scored(60) })).toEqual([]);
    expect(broken({ tenderType: 2, inviteeIds: ['1', '2', '3'] })).toEqual([]);
    expect(broken({ tenderType: 2, inviteeIds: ['1', '2', '2'] })).toEqual([
      ['inviteeIds', '邀请招标须邀请不少于3家单位'],
    ]);
    expect(issues(tenderRecord, { ...filled, evalItems: [{ name: '', kind: 9, maxScore: 0 }] })).toEqual([
      '请输入评分项名称',
      '请选择评分项类型',
      '评分项分值须为1到100之间的整数',
    ]);
  });

  test('TN6: one that is made of another says which time it is, within 80 characters', () => {
    expect(againTitle('钢材采购')).toBe('钢材采购（第二次）');
    expect(againTitle('钢材采购（第二次）')).toBe('钢材采购（第三次）');
    expect([...againTitle('长'.repeat(80))]).toHaveLength(80);
  });

  test('TN7: a business submits as many tenders a month as its membership gives', () => {
    expect([0, 1, 2, 3].map((level) => membershipLimit('tendersPerMonth', level))).toEqual([1, 5, 30, null]);
  });
});

describe('TN3: the schedule of a tender', () => {
  const at = (changes: object) =>
    checkSchedule({ ...schedule, isStatutory: 1, ...changes }, now).map(({ field, message }) => [field, message]);

  test.each([
    ['signUpStart', { signUpStart: '2026-11-24 09:59:59' }, '报名开始时间不能早于当前时间'],
    ['signUpEnd', { signUpEnd: '2026-11-30 08:59:59' }, '报名时间不能少于5天'],
    ['signUpEnd', { isStatutory: 0, signUpEnd: '2026-11-28 08:59:59' }, '报名时间不能少于3天'],
    ['docStart', { docStart: '2026-11-25 08:59:59' }, '招标文件获取开始时间不能早于报名开始时间'],
    ['docEnd', { docEnd: '2026-11-30 08:59:59' }, '招标文件发售期不得少于5日'],
    ['docEnd', { isStatutory: 0, docEnd: '2026-11-25 08:59:59' }, '招标文件获取截止时间不能早于招标文件获取开始时间'],
    ['depositDeadline', { depositDeadline: '2026-12-15 09:00:01' }, '保证金缴纳截止时间不能晚于投标截止时间'],
    ['publicityDays', { publicityDays: 2 }, '公示期不得少于3日'],
  ])('%s: %j', (field, changes, message) => {
    expect(at(changes)).toEqual([[field, message]]);
  });

  test('bids end behind the documents and the sign-ups, by law twenty days after the documents came out', () => {
    const together = { bidDeadline: '2026-12-15 08:59:59', openTime: '2026-12-15 08:59:59' };
    expect(at(together)).toEqual([['bidDeadline', '自招标文件发出之日起至投标截止不得少于20日']]);
    expect(at({ ...together, isStatutory: 0 })).toEqual([]);
    const early = { bidDeadline: '2026-11-30 09:00:00', openTime: '2026-11-30 09:00:00', isStatutory: 0 };
    expect(at(early)).toEqual([['bidDeadline', '投标截止时间不能早于招标文件获取截止时间']]);
    expect(at({ ...early, docEnd: '2026-11-29 09:00:00', signUpEnd: '2026-12-01 09:00:00' })).toEqual([
      ['bidDeadline', '投标截止时间不能早于报名截止时间'],
    ]);
  });

  test('it is opened when bids end, later only where the law leaves that open', () => {
    expect(at({ openTime: '2026-12-15 08:59:59' })).toEqual([['openTime', '开标时间不能早于投标截止时间']]);
    expect(at({ openTime: '2026-12-15 09:00:01' })).toEqual([
      ['openTime', '依法必须招标的，开标时间须与投标截止时间一致'],
    ]);
    expect(at({ openTime: '2026-12-16 09:00:00', isStatutory: 0 })).toEqual([]);
  });

  test('what is missing is no mistake yet', () => {
    const none = Object.fromEntries(Object.keys(schedule).map((name) => [name, '']));
    expect(at({ ...none, publicityDays: null })).toEqual([]);
    expect(at({ bidDeadline: ' 09:00:00' })).toEqual([]);
  });

  test('the nearest value that is offered keeps the rule of its field', () => {
    const moment = fc.integer({ min: -10, max: 60 }).map((days) => formatDateTime(now + days * DAY_MS));
    const times = fc.record({
      ...{ isStatutory: fc.constantFrom(0, 1), signUpStart: moment, signUpEnd: moment, docStart: moment },
      ...{ docEnd: moment, bidDeadline: moment, openTime: moment, depositDeadline: moment },
      publicityDays: fc.integer({ min: 1, max: 15 }),
    });
    fc.assert(
      fc.property(times, (drawn) => {
        let said = { ...drawn };
        for (const { field } of checkSchedule(drawn, now)) {
          const violation = checkSchedule(said, now).find((one) => one.field === field);
          const value = violation?.nearest ?? '';
          if (violation) said = { ...said, [field]: field === 'publicityDays' ? Number(value) : value };
          expect(checkSchedule(said, now).map((one) => one.field)).not.toContain(field);
        }
      }),
    );
  });
});

describe('TC1: a change of a tender that is out', () => {
  const out = { ...schedule, isStatutory: 0, depositDeadline: '2026-12-14 09:00:00' };
  const none = Object.fromEntries(MOVED_TIMES.map(([name]) => [name, ''])) as Parameters<typeof checkChange>[1];
  const at = (changes: object, before: object = {}, nowMs = now) =>
    checkChange({ ...out, ...before }, { ...none, ...changes }, nowMs).map(({ field, message }) => [field, message]);

  test('moves what it names, and nothing that stays as it was', () => {
    expect(movedTimes(out, { ...none, openTime: '2026-12-16 09:00:00', signUpEnd: out.signUpEnd })).toEqual([
      { field: 'openTime', before: '2026-12-15 09:00:00', after: '2026-12-16 09:00:00' },
    ]);
    expect(at({})).toEqual([]);
    expect(at({ openTime: '2026-12-16 09:00:00' })).toEqual([]);
  });

  test.each([
    ['signUpEnd', { signUpEnd: '2026-11-29 09:00:00' }, '报名截止时间不能早于原时间'],
    ['signUpEnd', { signUpEnd: '2026-12-16 09:00:00' }, '投标截止时间不能早于报名截止时间'],
    ['bidDeadline', { bidDeadline: '2026-12-16 09:00:00' }, '开标时间不能早于投标截止时间'],
    ['docEnd', { docEnd: '2026-12-15 09:00:00' }, '投标截止时间不能早于招标文件获取截止时间'],
  ])('%s: %j', (_field, changes, message) => {
    expect(at(changes).map(([, text]) => text)).toContain(message);
  });

  test('moves no time that is over, and none that was never set', () => {
    const later = parseDateTime('2026-12-01 10:00:00') ?? 0;
    expect(at({ signUpEnd: '2026-12-02 09:00:00' }, {}, later)).toEqual([['signUpEnd', '报名截止时间已过，不能调整']]);
    expect(at({ depositDeadline: '2026-12-02 09:00:00' }, { depositDeadline: '' })).toEqual([
      ['depositDeadline', '保证金缴纳截止时间原公告未设置，不能调整'],
    ]);
  });

  test('leaves 15 days for bids where the law demands the tender', () => {
    const statutory = { isStatutory: 1 };
    const late = parseDateTime('2026-12-05 10:00:00') ?? 0;
    const told = [['bidDeadline', '变更公告距投标截止不足15日，须顺延投标截止时间']];
    expect(at({}, statutory)).toEqual([]);
    expect(at({}, statutory, late)).toEqual(told);
    expect(at({}, {}, late)).toEqual([]);
    const short = { bidDeadline: '2026-12-20 09:59:59', openTime: '2026-12-20 09:59:59' };
    expect(at(short, statutory, late)).toEqual(told);
    const least = leastMovedDeadline({ ...out, ...statutory }, late);
    expect(least).toBe('2026-12-20 10:00:00');
    expect(at({ bidDeadline: least, openTime: least }, statutory, late)).toEqual([]);
    expect([leastMovedDeadline(out, late), leastMovedDeadline({ ...out, ...statutory }, now)]).toEqual(['', '']);
  });
});

describe('TN8: the statuses of a tender', () => {
  const system = { is: ['system'], permissionKeys: [] } as const;
  const facts: TenderFacts = {
    ...{ hasSignUpBegun: false, hasSignUpEnded: false, signUps: 0 },
    ...{ isStatutory: true, isDecisionOver: false, hasBiddingEnded: false, bids: 0, isBidDecisionOver: false },
    ...{ hasOpenTimeCome: false, isPublicityOver: false, openObjections: 0 },
  };
  const { reviewing, published, signingUp, failed, terminated, rejected, ended } = TENDER_STATUS;
  const go = (
    from: TenderStatus,
    action: 'approve' | 'startSignUp' | 'endSignUp',
    changes: Partial<TenderFacts> = {},
  ) => {
    const result = tenderMachine.transition(from, action, system, { ...facts, ...changes });
    return result.ok ? result.status : null;
  };

  test('times alone lead from notice to sign-up; too few sign-ups end it', () => {
    expect(go(reviewing, 'approve')).toBe(published);
    expect(go(reviewing, 'approve', { hasSignUpBegun: true })).toBeNull();
    expect(go(published, 'startSignUp')).toBeNull();
    expect(go(published, 'startSignUp', { hasSignUpBegun: true })).toBe(signingUp);
    expect(go(signingUp, 'endSignUp', { signUps: 2 })).toBeNull();
    expect(go(signingUp, 'endSignUp', { hasSignUpEnded: true, signUps: 2 })).toBe(failed);
    expect(go(signingUp, 'endSignUp', { hasSignUpEnded: true, signUps: 3 })).toBe(TENDER_STATUS.bidding);
  });

  test('each says what happens next, by whom and when, until it is over', () => {
    expect(nextStep(published)).toMatchObject({ label: '报名开始', who: 'platform', at: 'signUpStart' });
    expect(nextStep(signingUp)).toMatchObject({ who: 'suppliers', at: 'signUpEnd' });
    const { publicity, awarded } = TENDER_STATUS;
    expect([publicity, awarded].map((status) => nextStep(status)?.at)).toEqual(['publicityEnd', 'signUntil']);
    // Object.keys gives the numbers of the table as texts.
    const over = Object.values(TENDER_STATUS).filter((status) => nextStep(status) === null);
    expect(over).toEqual([ended, failed, terminated]);
  });

  test('its line shows what is over, where it is and where it stopped', () => {
    const states = (status: TenderStatus, at: TenderStatus | null = null) =>
      tenderStages(status, at).map(({ label, state }) => `${label} ${state}`);
    expect(states(signingUp).slice(0, 3)).toEqual(['公告 done', '报名 now', '投标 later']);
    expect(states(failed, signingUp).slice(0, 3)).toEqual(['公告 done', '报名 stopped', '投标 later']);
    expect(states(rejected).slice(0, 3)).toEqual(['编制 done', '平台审核 stopped', '公告 later']);
    expect(new Set(tenderStages(ended).map(({ state }) => state))).toEqual(new Set(['done']));
  });

  test('TC2: its buyer changes and ends it in time, the platform until it is decided', () => {
    const buyer = { is: ['owner'], permissionKeys: ['tender_change', 'tender_terminate'] } as const;
    const ops = { is: ['ops'], permissionKeys: [] } as const;
    const where = (action: 'change' | 'terminate' | 'offShelf', actor: typeof buyer | typeof ops) =>
      Object.values(TENDER_STATUS).filter((status) => tenderMachine.transition(status, action, actor, facts).ok);
    expect(where('change', buyer)).toEqual([3, 4, 5]);
    expect(where('terminate', buyer)).toEqual([3, 4, 5, 6]);
    expect(where('offShelf', ops)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect([...where('terminate', ops), ...where('offShelf', buyer)]).toEqual([]);
  });

  test('its notices say what they must, and lead to the page of its kind', () => {
    const { N201, N202, N203, N230, N231 } = TENDER_NOTICES;
    expect(N201.content({ buyer: '砚北建设', title: '钢材', time: '2026-12-01 09:00:00' })).toBe(
      '砚北建设邀请您参加“钢材”投标，报名截止2026-12-01 09:00:00',
    );
    expect(N202.content({ title: '钢材', reason: '资料不全' })).toBe('“钢材”未通过审核，原因：资料不全');
    expect(N203.content({ title: '钢材' })).toBe('“钢材”发布变更公告，请及时查看');
    expect(N230.content({ title: '钢材', reason: '计划取消' })).toBe(
      '“钢材”已终止，原因：计划取消，已缴费用将原路退回',
    );
    expect(N231.content({ title: '钢材', reason: '报名单位不足3家' })).toBe('“钢材”已流标，原因：报名单位不足3家');
    expect([tenderPage(1), tenderPage(2)]).toEqual([
      '/user/invite-tenders/subPage/public?id=',
      '/user/invite-tenders/subPage/default?id=',
    ]);
  });
});

test('a supplier reads its own words for the end: 定标中, then whether it has won', () => {
  const { confirming, awarded, failed } = TENDER_STATUS;
  expect(supplierTenderLook(confirming, false).label).toBe('定标中');
  expect([true, false].map((hasWon) => supplierTenderLook(awarded, hasWon))).toEqual([
    { label: '已中标', tone: 'success' },
    { label: '未中标', tone: 'neutral' },
  ]);
  expect(supplierTenderLook(failed, true)).toEqual({ label: '已流标', tone: 'danger' });
});

test('TN10: three who are let in begin the bidding; with fewer a buyer whom the law does not bind has a day, with nobody none', () => {
  const facts: TenderFacts = {
    ...{ hasSignUpBegun: true, hasSignUpEnded: true, signUps: 3 },
    ...{ isStatutory: false, isDecisionOver: false, hasBiddingEnded: false, bids: 0, isBidDecisionOver: false },
    ...{ hasOpenTimeCome: false, isPublicityOver: false, openObjections: 0 },
  };
  const { signingUp, bidding, failed } = TENDER_STATUS;
  const go = (action: 'endSignUp' | 'continue', who: 'owner' | 'system', over: Partial<TenderFacts>) => {
    const actor = { is: [who], permissionKeys: ['tender_change'] };
    const result = tenderMachine.transition(signingUp, action, actor, { ...facts, ...over });
    return result.ok ? result.status : null;
  };
  expect(go('endSignUp', 'system', {})).toBe(bidding);
  expect(go('endSignUp', 'system', { signUps: 2 })).toBeNull();
  expect(go('continue', 'owner', { signUps: 2 })).toBe(bidding);
  expect(go('endSignUp', 'system', { signUps: 2, isDecisionOver: true })).toBe(failed);
  for (const none of [{ signUps: 0 }, { signUps: 2, isStatutory: true }]) {
    expect(go('continue', 'owner', none)).toBeNull();
    expect(go('endSignUp', 'system', none)).toBe(failed);
  }
});
