import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  asksFreight,
  awardMachine,
  categoriesOfLines,
  checkAward,
  checkExtension,
  checkInquiry,
  checkSecondRound,
  chosenCategories,
  copiedTitle,
  FREIGHT_BEARER,
  INQUIRY_MESSAGES,
  INQUIRY_STATUS,
  type InquiryFacts,
  type InquiryFields,
  inquiryDraft,
  inquiryMachine,
  inquiryRecord,
  inviteeMachine,
  LINE_COLUMNS,
  PICK_UP,
  PROCUREMENT_NOTICES,
  QUALIFICATION_DEMANDS,
  qualificationName,
  readLineRows,
  refuseSupplier,
  sameLines,
  winnersToExplain,
} from '../inquiries.ts';
import { membershipLimit } from '../member/membership-limits.ts';
import { parseDateTime } from '../time/shanghai-time.ts';

const now = parseDateTime('2026-11-24 10:00:00') ?? 0;
const line = { categoryCode: '0101', materialName: '螺纹钢', spec: 'HRB400E Φ25', unit: 't', quantity: '35.5' };
const filled = {
  ...{ title: '主体结构钢筋采购', publishScope: 1, quoteDeadline: '2026-11-27 17:00:00', deliveryDate: '2026-12-10' },
  ...{ addressId: '7', deliveryMethod: 1, freightBearer: 1, paymentTerm: 1, invoiceType: 1, pricingMode: 1 },
  ...{ contactName: '王建国', contactPhone: '13800000001', categoryCodes: ['01'], lines: [line] },
};
const inquiry = (changes: object = {}): InquiryFields => v.parse(inquiryRecord, { ...filled, ...changes });
const messages = (changes?: object) => checkInquiry(inquiry(changes), now).map(({ message }) => message);
const issues = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map((i) => i.message);

describe('an inquiry', () => {
  test('IQ4: freight is asked for where it comes apart, and not of a buyer who fetches the goods', () => {
    expect(asksFreight({ freightBearer: FREIGHT_BEARER.apart, deliveryMethod: 1 })).toBe(true);
    expect(asksFreight({ freightBearer: FREIGHT_BEARER.apart, deliveryMethod: PICK_UP })).toBe(false);
    expect(asksFreight({ freightBearer: FREIGHT_BEARER.included, deliveryMethod: 1 })).toBe(false);
  });

  test('IQ1: asks for what it needs in its own words', () => {
    expect(issues(inquiryRecord, { ...filled, lines: [], categoryCodes: [], addressId: '' })).toEqual([
      '请选择收货地址',
      '请选择采购品类',
      '请至少添加一条询价清单',
    ]);
    expect(issues(inquiryRecord, { ...filled, lines: Array(501).fill(line) })).toEqual(['询价清单最多500条']);
    expect(issues(inquiryRecord, { ...filled, lines: [{ ...line, quantity: '0', categoryCode: '01' }] })).toEqual([
      '请选择品类',
      '数量须大于0，最多保留三位小数',
    ]);
  });

  test('IQ2: may be kept unfinished; what is filled in keeps its rules', () => {
    expect(v.parse(inquiryDraft, {})).toMatchObject({ title: '', publishScope: null, quoteDeadline: '', lines: [] });
    expect(v.parse(inquiryDraft, { title: '钢', lines: [{ materialName: '螺' }] })).toMatchObject({
      title: '钢',
      lines: [{ materialName: '螺', categoryCode: null, quantity: '' }],
    });
    expect(issues(inquiryDraft, { title: '长'.repeat(61), contactPhone: '1' })).toEqual([
      '询价标题不能超过60个字',
      '请输入11位手机号！',
    ]);
  });

  test('IQ3: ends from an hour to 90 days ahead', () => {
    expect(messages()).toEqual([]);
    expect(messages({ quoteDeadline: '2026-11-24 10:59:59' })).toEqual(['报价截止时间须晚于当前时间1小时以上']);
    expect(messages({ quoteDeadline: '2026-11-24 11:00:00' })).toEqual([]);
    expect(messages({ quoteDeadline: '2027-02-22 10:00:00', deliveryDate: '2027-03-01' })).toEqual([]);
    expect(messages({ quoteDeadline: '2027-02-22 10:00:01', deliveryDate: '2027-03-01' })).toEqual([
      '报价截止时间不能超过90天',
    ]);
  });

  test('IQ4: its fields fit each other', () => {
    expect(messages({ signUpDeadline: '2026-11-28 00:00:00' })).toEqual(['报名截止时间不能晚于报价截止时间']);
    expect(messages({ deliveryDate: '2026-11-26' })).toEqual(['最晚到货日期不能早于报价截止日期']);
    expect(messages({ deliveryDate: '2026-11-27' })).toEqual([]);
    expect(messages({ paymentTerm: 9 })).toEqual(['请输入其他付款方式']);
    expect(messages({ deliveryMethod: 2 })).toEqual(['采购方自提时运费承担须为不含运费']);
    expect(messages({ publishScope: 2 })).toEqual(['请至少邀请1家供应商']);
    expect(messages({ publishScope: 2, inviteeIds: ['8'] })).toEqual([]);
    expect(checkInquiry(inquiry({ lines: [line, { ...line, arrivalDate: '2026-12-11' }] }), now)).toEqual([
      { field: 'arrivalDate', row: 2, message: '到货日期不能晚于最晚到货日期' },
    ]);
  });

  test('IQ5: a later deadline is later, and within 90 days of the publication', () => {
    const sheet = { quoteDeadline: '2026-11-27 17:00:00', publishTimeMs: now };
    expect(checkExtension('2026-11-27 17:00:00', sheet)?.message).toBe('新的报价截止时间须晚于原截止时间');
    expect(checkExtension('2026-11-28 17:00:00', sheet)).toBeNull();
    expect(checkExtension('2027-02-22 10:00:01', sheet)?.message).toBe('报价截止时间不能超过90天');
  });

  test('IQ6: a copy has its number behind the title, within 60 characters', () => {
    expect([copiedTitle('钢筋采购'), copiedTitle('钢筋采购-R2')]).toEqual(['钢筋采购-R2', '钢筋采购-R3']);
    expect(copiedTitle('长'.repeat(60))).toBe(`${'长'.repeat(57)}-R2`);
  });

  test('IQ7: rows that ask for the same are named, and categories follow from the lines', () => {
    expect(
      sameLines([inquiry().lines[0], { ...inquiry().lines[0], spec: '别的' }, inquiry().lines[0]] as never),
    ).toEqual([[1, 3]]);
    expect(categoriesOfLines(['0101', '0201', '0201', null].map((categoryCode) => ({ categoryCode })))).toEqual([
      '0201',
      '0101',
    ]);
    const lines = [{ categoryCode: '0101' }, { categoryCode: '0201' }];
    expect(chosenCategories(['0201', '0101'], lines)).toEqual([]);
    expect(chosenCategories(['01'], lines)).toEqual(['01']);
    expect(chosenCategories(['0101'], lines)).toEqual(['0101']);
  });

  test('IQ11: a publication says whom it reaches, a withdrawal too', () => {
    const { publishConfirm, withdrawConfirm } = INQUIRY_MESSAGES;
    expect(publishConfirm({ suppliers: 3, isSealed: true, isPublic: false })).toBe(
      '发布后将通知3家供应商，报价截止前不可查看报价内容。确定发布？',
    );
    expect(publishConfirm({ suppliers: 0, isSealed: false, isPublic: true })).toBe(
      '发布后将在询价大厅公开，确定发布？',
    );
    expect(publishConfirm({ suppliers: 2, isSealed: false, isPublic: true })).toBe(
      '发布后将在询价大厅公开，并通知2家供应商，确定发布？',
    );
    expect([withdrawConfirm(0), withdrawConfirm(2)]).toEqual([
      '撤回后询价单回到草稿，供应商不能再报价。确定撤回？',
      '撤回后询价单回到草稿，供应商不能再报价，并通知已邀请的2家供应商。确定撤回？',
    ]);
  });

  test('IQ8: a second round ends from 30 minutes to 15 days ahead, with every line of a whole order', () => {
    const lines = [
      { lineId: '1', row: 1, lowest: null },
      { lineId: '4', row: 4, lowest: 345_000 },
    ];
    const check = (deadline: string, wholeOrder = false, targetPrices: { lineId: string; price: number }[] = []) =>
      checkSecondRound({ deadline, lineIds: ['1'], targetPrices }, { wholeOrder, lines }, now).map(
        (one) => one.message,
      );
    expect(check('2026-11-24 10:29:59')).toEqual(['二次报价截止时间须晚于当前时间30分钟以上']);
    expect(check('2026-11-24 10:30:00')).toEqual([]);
    expect(check('2026-12-09 10:00:01')).toEqual(['二次报价截止时间不能超过15天']);
    expect(check('2026-11-25 10:00:00', true)).toEqual(['整单询价须全部清单参与二次报价']);
    expect(check('2026-11-25 10:00:00', false, [{ lineId: '4', price: 345_000 }])).toEqual([]);
    expect(check('2026-11-25 10:00:00', false, [{ lineId: '4', price: 345_001 }])).toEqual([
      '第4行：目标单价不得高于首轮最低报价',
    ]);
    expect(check('2026-11-25 10:00:00', false, [{ lineId: '1', price: 9 }])).toEqual([]);
  });
});

/** Reads a sheet to its end. */
function readWhole(cells: Parameters<typeof readLineRows>[0]) {
  const parts = readLineRows(cells);
  let part = parts.next();
  while (part.done !== true) part = parts.next();
  return part.value;
}

describe('reading a sheet', () => {
  const head = LINE_COLUMNS.map(({ head }) => head);
  const row = (changes: Record<number, string> = {}) =>
    ['1', '', '螺纹钢', 'Φ25', '', '吨', '3.5', '4000', '', '', '', ''].map((cell, index) => changes[index] ?? cell);

  test('IR1: rows become lines; the category is found by the name', () => {
    const read = readWhole([head, row(), row({ 1: '201', 2: '散装' }), row({ 2: '某材料' })]);
    expect(read).toMatchObject({
      ...{ total: 3, errors: [] },
      rows: [
        { rowNo: 2, line: { categoryCode: '0101', unit: 't', refPrice: 400_000, quantity: '3.5' }, warnings: [] },
        { rowNo: 3, line: { categoryCode: '0201' } },
        { rowNo: 4, line: { categoryCode: null }, warnings: ['第4行：未识别品类，请手动选择'] },
      ],
    });
  });

  test('IR2: errors name row and column', () => {
    const read = readWhole([head, row({ 5: '捆', 6: '0' }), row({ 1: '9901' }), row({ 2: '' })]);
    expect('errors' in read && read.errors).toEqual([
      { rowNo: 2, column: '单位*', message: '第2行：单位不存在' },
      { rowNo: 2, column: '数量*', message: '第2行：数量须大于0，最多保留三位小数' },
      { rowNo: 3, column: '品类编码', message: '第3行：品类编码不存在' },
      { rowNo: 4, column: '材料名称*', message: '第4行：请输入材料名称' },
    ]);
  });

  test('IR3: another head, no rows and 501 rows are refused as a whole (acceptance 16)', () => {
    expect(readWhole([['名称'], row()])).toEqual({ message: '模板不正确，请下载最新模板后重新填写' });
    expect(readWhole([head, Array(12).fill(' ')])).toEqual({ message: '文件中没有可导入的数据' });
    expect(readWhole([head, ...Array(500).fill(row())])).toMatchObject({ total: 500 });
    const parts = readLineRows([head, ...Array(120).fill(row())]);
    expect([...parts]).toEqual([0, 50, 100].map((done) => ({ done, total: 120 })));
    expect(readWhole([head, ...Array(501).fill(row())])).toEqual({ message: '单次最多导入500行' });
  });

  test('a date may be the number that a spreadsheet keeps; what is none is said to be none', () => {
    const read = readWhole([head, row({ 8: '46030' }), row({ 8: '2026-01-08' })]);
    expect('rows' in read && read.rows.map((one) => one.line.arrivalDate)).toEqual(['2026-01-08', '2026-01-08']);
    const wrong = readWhole([head, row({ 8: '下周' })]);
    expect('errors' in wrong && wrong.errors).toEqual([
      { rowNo: 2, column: '到货日期', message: '第2行：到货日期格式不正确，例如2026-12-31' },
    ]);
  });

  test('IR4: a formula stays a text, and its guard is taken off (acceptance 17)', () => {
    const read = readWhole([head, row({ 2: '=HYPERLINK("x")' }), row({ 2: "'=1+1" })]);
    expect('rows' in read && read.rows.map((one) => one.line.materialName)).toEqual(['=HYPERLINK("x")', '=1+1']);
  });
});

describe('whom a buyer wants to hear from', () => {
  const nobody = { isCertified: true, level: 0, qualifications: [] };
  const certificate = { series: '施工总承包', categoryName: '建筑工程', grade: '二级', expireDate: '2026-11-24' };
  const refuse = (demand: object, supplier: object = {}) =>
    refuseSupplier(
      { minSupplierLevel: null, requiredQualifications: [], ...demand },
      { ...nobody, ...supplier },
      '2026-11-24',
    );

  test('IQ9: a certified company, and a member where one is asked for', () => {
    expect([refuse({}), refuse({ minSupplierLevel: 1 }), refuse({ minSupplierLevel: 0 })]).toEqual([null, null, null]);
    expect(refuse({}, { isCertified: false })).toEqual({ code: 412, message: '请先完成企业认证' });
    expect(refuse({ minSupplierLevel: 2 })).toEqual({ code: 422, message: '该询价仅限会员企业报价' });
    expect(refuse({ minSupplierLevel: 2 }, { level: 1 })).toBeNull();
  });

  test('IQ9: each certificate that is asked for, good to its last day', () => {
    const demand = { requiredQualifications: ['101'] };
    const message = '贵单位不具备询价要求的资质：施工总承包 建筑工程';
    expect(refuse(demand)).toEqual({ code: 422, message });
    expect(refuse(demand, { qualifications: [certificate] })).toBeNull();
    expect(refuse(demand, { qualifications: [{ ...certificate, expireDate: '2026-11-23' }] })).toMatchObject({
      message,
    });
    expect(refuse(demand, { qualifications: [{ ...certificate, expireDate: '' }] })).toBeNull();
    const general = { series: '综合', categoryName: '施工综合资质', grade: '不分等级', expireDate: '' };
    expect(refuse(demand, { qualifications: [general] })).toBeNull();
    expect(refuse({ requiredQualifications: ['101', '205'] }, { qualifications: [certificate, general] })).toEqual({
      code: 422,
      message: '贵单位不具备询价要求的资质：专业承包 钢结构',
    });
  });

  test('IQ9: kinds have an id each, and those alone may be asked for', () => {
    expect(new Set(QUALIFICATION_DEMANDS.map(({ id }) => id)).size).toBe(QUALIFICATION_DEMANDS.length);
    expect([qualificationName('301'), qualificationName('9')]).toEqual(['施工劳务', '']);
    expect(issues(inquiryDraft, { requiredQualifications: ['999'] })).toEqual(['请选择资质要求']);
    const six = ['101', '102', '103', '104', '105', '106'];
    expect(issues(inquiryDraft, { requiredQualifications: six })).toEqual(['资质要求最多5条']);
  });

  test('IQ10: five inquiries a month without a membership, any number at the highest level', () => {
    expect([0, 1, 2, 3, 9].map((level) => membershipLimit('inquiriesPerMonth', level))).toEqual([5, 20, 100, null, 5]);
  });
});

describe('award', () => {
  const quotation = (quotationId: string, prices: Record<string, number>, validUntil = '2026-12-31') => ({
    ...{ quotationId, validUntil, isExcluded: false },
    prices: new Map(Object.entries(prices).map(([id, unitPrice]) => [id, { unitPrice, taxRate: 13 }])),
  });
  const sheet = {
    lines: [
      { lineId: 'a', row: 1 },
      { lineId: 'b', row: 2 },
    ],
    ...{ wholeOrder: false, hasDeals: false },
    quotations: [quotation('1', { a: 10, b: 10 }), quotation('2', { a: 9 })],
  };
  const check = (chosen: Record<string, string | null>, more: object = {}, of: object = {}) =>
    checkAward(
      {
        awards: Object.entries(chosen).map(([lineId, quotationId]) => ({ lineId, quotationId })),
        reasons: [],
        ...more,
      },
      { ...sheet, ...of },
      '2026-11-24',
    ).map(({ message }) => message);

  test('AW1: decides every line, for somebody who quoted it', () => {
    expect(check({ a: '2', b: '1' })).toEqual([]);
    expect(check({ a: '2' })).toEqual(['第2行尚未定标']);
    expect(check({ a: '2', b: '2' })).toEqual(['第2行：该供应商未报价']);
    expect(check({ a: '2', b: null })).toEqual([]);
    expect(check({ a: null, b: null })).toEqual(['请至少选择一家中标供应商']);
    // Of what an earlier award has left open, by the numbers of the sheet; it need not be bought.
    const left = { lines: [{ lineId: 'b', row: 2 }], hasDeals: true };
    expect(check({}, {}, left)).toEqual(['第2行尚未定标']);
    expect(check({ b: null }, {}, left)).toEqual([]);
    // A winner of what is not on the sheet is no winner.
    expect(check({ a: null, b: null, c: '1' })).toEqual(['定标清单与询价清单不一致，请刷新后重试']);
  });

  test('AW2: has a reason where somebody was cheaper net of tax, unless he is excluded or has refused', () => {
    expect(check({ a: '1', b: '1' })).toEqual(['未选择最低价，请填写定标说明']);
    expect(check({ a: '1', b: '1' }, { reasons: [{ quotationId: '1', reason: '交期更短' }] })).toEqual([]);
    const excluded = { quotations: [sheet.quotations[0], { ...quotation('2', { a: 9 }), isExcluded: true }] };
    expect(check({ a: '1', b: '1' }, {}, excluded)).toEqual([]);
    const gone = { quotations: [sheet.quotations[0], { ...quotation('2', { a: 9 }), hasRefused: true }] };
    expect(check({ a: '1', b: '1' }, {}, gone)).toEqual([]);
  });

  test('AW2: is explained by winners who are beaten net of tax, at a higher rate even for the higher price', () => {
    const of = (unitPrice: number, taxRate: number) => new Map([['a', { unitPrice, taxRate }]]);
    const quotations = [
      { quotationId: '1', isExcluded: false, prices: of(113, 13) },
      { quotationId: '2', isExcluded: false, prices: of(104, 3) },
    ];
    expect([...winnersToExplain(['a'], new Map([['a', '1']]), quotations)]).toEqual([]);
    expect([...winnersToExplain(['a'], new Map([['a', '2']]), quotations)]).toEqual(['2']);
  });

  test('AW5: goes to nobody who is excluded', () => {
    const excluded = { quotations: [{ ...quotation('1', { a: 10, b: 10 }), isExcluded: true }, sheet.quotations[1]] };
    expect(check({ a: '2', b: '1' }, {}, excluded)).toEqual(['第2行：该供应商的报价已被排除']);
  });

  test('AW3: is refused for a quotation that has run out, and split where one must win all', () => {
    const old = { quotations: [quotation('1', { a: 1, b: 1 }, '2026-11-23')] };
    expect(check({ a: '1', b: '1' }, {}, old)).toEqual(['该供应商报价已过有效期，请联系其延长']);
    const whole = { wholeOrder: true };
    expect(check({ a: '2', b: '1' }, {}, whole)).toEqual(['整单询价须由一家供应商整单中标']);
    expect(check({ a: '2', b: null }, {}, whole)).toEqual(['整单询价须由一家供应商整单中标']);
  });

  test('AW4: one that is held is agreed to within the limit of who agrees, refused or taken back', () => {
    const may = (is: 'owner' | 'author', permissionKeys: string[], isWithinLimit = true) =>
      awardMachine.allowedActions(0, { is: [is], permissionKeys }, { isWithinLimit });
    expect([may('owner', ['inquiry_approve']), may('owner', []), may('author', ['inquiry_approve'])]).toEqual([
      ['agree', 'refuse'],
      [],
      ['withdraw'],
    ]);
    expect(may('owner', ['inquiry_approve'], false)).toEqual(['refuse']);
    const [owner, facts] = [{ is: ['owner'], permissionKeys: ['inquiry_approve'] }, { isWithinLimit: true }] as const;
    expect(awardMachine.allowedActions(1, owner, facts)).toEqual([]);
  });
});

const FACTS: InquiryFacts = {
  ...{ quotedCount: 1, extensions: 0, minutesLeft: 31, isSealed: false, isInvitedOnly: true, isAnswered: true },
  ...{ allowsSecond: true, round: 1, wasAwarded: false, isSecondAnswered: true },
};
const KEYS = ['publish', 'delete', 'edit', 'invite', 'compare', 'second', 'award', 'close'].map(
  (key) => `inquiry_${key}`,
);

describe('statuses', () => {
  const statuses = Object.values(INQUIRY_STATUS);
  const may = (who: 'owner' | 'ops' | 'system', facts: Partial<InquiryFacts> = {}) =>
    statuses.map((status) =>
      inquiryMachine.allowedActions(status, { is: [who], permissionKeys: KEYS }, { ...FACTS, ...facts }),
    );

  test('IS1: an inquiry goes the ways of its table', () => {
    expect(may('owner')).toEqual([
      ['publish', 'delete'],
      ['extend', 'invite', 'notice', 'open', 'close'],
      [],
      ['startSecond', 'exclude', 'restore', 'award', 'close'],
      ['endSecond', 'close'],
      [],
      [],
      [],
      [],
    ]);
    expect(may('system').map((acts) => acts.join())).toEqual([
      '',
      'stop,open',
      'open',
      'award,close',
      'endSecond',
      'finish,reopen',
      '',
      '',
      '',
    ]);
    expect(may('ops').map((acts) => acts.join())).toEqual(['', 'offShelf', '', 'offShelf', 'offShelf', '', '', '', '']);
  });

  test('IS2: what else an act depends on is refused in words', () => {
    const refused = (
      status: 1 | 3 | 4,
      action: 'withdraw' | 'extend' | 'invite' | 'open' | 'startSecond' | 'endSecond',
      facts: object,
    ) => {
      const owner = { is: ['owner'], permissionKeys: KEYS } as const;
      const result = inquiryMachine.transition(status, action, owner, { ...FACTS, ...facts });
      return result.ok ? result.status : result.refusal.message;
    };
    expect(refused(1, 'withdraw', {})).toBe('已有供应商报价，不能撤回修改');
    expect(refused(1, 'withdraw', { quotedCount: 0 })).toBe(0);
    expect(refused(1, 'extend', { extensions: 2 })).toBe('延期次数已达上限');
    expect(refused(1, 'invite', { minutesLeft: 30 })).toBe('距报价截止不足30分钟，不能再追加邀请');
    expect(refused(1, 'open', { isSealed: true, isAnswered: false })).toBe('密封报价未全部答复，不能提前开标');
    expect(refused(1, 'open', { isSealed: true, isInvitedOnly: false })).toBe('密封报价未全部答复，不能提前开标');
    expect(refused(1, 'open', { isSealed: true })).toBe(3);
    expect(refused(1, 'open', { quotedCount: 0 })).toBe('尚未收到有效报价');
    expect(refused(3, 'startSecond', { allowsSecond: false })).toBe('本询价单不允许二次报价');
    expect(refused(3, 'startSecond', { round: 2 })).toBe('本询价单已进行过二次报价');
    expect(refused(3, 'startSecond', { wasAwarded: true })).toBe('当前状态不允许该操作');
    expect(refused(4, 'endSecond', { isSecondAnswered: false })).toBe('仍有供应商未提交二次报价，截止前不能结束');
  });

  test('IS3: the deadline opens what was quoted, and fails what was not', () => {
    const system = { is: ['system'], permissionKeys: [] } as const;
    const open = (quotedCount: number) => inquiryMachine.transition(1, 'open', system, { ...FACTS, quotedCount });
    expect(open(1)).toMatchObject({ status: 3 });
    expect(open(0)).toMatchObject({ status: 7 });
  });

  test('IS4: an invitation goes the ways of its table, in time alone', () => {
    const supplier = { is: ['supplier'], permissionKeys: ['quotation_view'] } as const;
    const acts = (isInTime: boolean) =>
      ([0, 1, 2, 3, 4, 5] as const).map((status) => inviteeMachine.allowedActions(status, supplier, { isInTime }));
    expect(acts(true)).toEqual([['view', 'accept', 'decline'], ['accept', 'decline'], ['decline'], ['accept'], [], []]);
    expect(acts(false)).toEqual([['view'], [], [], [], [], []]);
  });

  test('IN1: a notice says what it is about, and none has an amount', () => {
    expect(PROCUREMENT_NOTICES.N101.content({ buyer: '砚北', title: '钢筋', time: '2026-11-27 17:00:00' })).toBe(
      '砚北邀请您参与“钢筋”报价，截止2026-11-27 17:00:00',
    );
    expect([true, false].map((isAsker) => PROCUREMENT_NOTICES.N106.content({ title: '钢筋', isAsker }))).toEqual([
      '您在“钢筋”的提问已回复',
      '“钢筋”有一条提问已公开回复',
    ]);
    const facts = {
      ...{ buyer: 'B', title: 'T', time: 'D', reason: 'R', code: 'C', supplier: 'S' },
      quoted: 1,
      isAsker: true,
      done: 1,
      all: 1,
    };
    const texts = Object.values(PROCUREMENT_NOTICES).map(({ content }) => content(facts));
    expect(texts.filter((text) => /¥|元/.test(text))).toEqual([]);
  });
});
