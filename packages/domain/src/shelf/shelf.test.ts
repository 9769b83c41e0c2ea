import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  checkOwnKnowledge,
  checkService,
  knowledgeMachine,
  knowledgePrice,
  leastPrice,
  type OwnKnowledgeFields,
  ownKnowledgeRecord,
  type ServiceFields,
  SHELF_PICTURE_PATH,
  SHELF_STATUS,
  type ShelfAct,
  type ShelfFacts,
  type ShelfStanding,
  type ShelfStatus,
  serviceMachine,
  serviceRecord,
  shelfPictureId,
  standingAfter,
  summaryOf,
  withoutPrices,
} from '../shelves.ts';

const owner = {
  is: ['owner'],
  permissionKeys: ['service_edit', 'service_publish', 'service_shelf', 'service_delete'],
} as const;
const ops = { is: ['ops'], permissionKeys: [] } as const;
const facts = (standing: ShelfStanding = 0, hasChange = false): ShelfFacts => ({ standing, hasChange });

describe('the shelf (domain rules 10.2)', () => {
  test.each([
    [0, facts(), ['edit', 'submit', 'delete']],
    [1, facts(), ['withdraw']],
    [1, facts(2, true), ['withdraw', 'takeOff']],
    [2, facts(2), ['edit', 'reprice', 'takeOff']],
    [2, facts(2, true), ['edit', 'submit', 'discard', 'reprice', 'takeOff']],
    [3, facts(), ['edit', 'submit', 'delete']],
    [3, facts(2, true), ['edit', 'submit', 'discard', 'takeOff']],
    [3, facts(4, true), ['edit', 'submit', 'discard', 'delete']],
    [4, facts(4), ['edit', 'reprice', 'putOn', 'delete']],
    [4, facts(4, true), ['edit', 'submit', 'discard', 'reprice', 'delete']],
    [5, facts(5), ['edit']],
    [5, facts(5, true), ['edit', 'submit', 'discard']],
  ] as const)('in status %i with %o its owner may %o', (status, now, acts) => {
    expect(serviceMachine.allowedActions(status, owner, now)).toEqual(acts);
  });

  test('what is taken back or given up leads to what stood before, so that nobody passes a ban by', () => {
    const to = (status: ShelfStatus, act: ShelfAct, standing: ShelfStanding) =>
      serviceMachine.transition(status, act, owner, facts(standing, true));
    for (const standing of [2, 4, 5] as const) {
      expect(to(1, 'withdraw', standing)).toEqual({ ok: true, status: standing });
      expect(to(3, 'discard', standing)).toEqual({ ok: true, status: standing });
    }
    expect(to(1, 'withdraw', 0)).toEqual({ ok: true, status: 0 });
    expect(to(3, 'discard', 0)).toMatchObject({ ok: false });
  });

  test('what is off the shelf comes back unchanged, or by a review', () => {
    expect(serviceMachine.transition(4, 'putOn', owner, facts(4, true))).toMatchObject({
      refusal: { message: '内容已修改，请重新提交审核' },
    });
    expect(serviceMachine.transition(2, 'submit', owner, facts(2))).toMatchObject({
      refusal: { message: '内容没有修改，无需提交审核' },
    });
  });

  test('the platform takes off what is shown, whatever is under review meanwhile', () => {
    expect(serviceMachine.transition(2, 'ban', ops, facts(2))).toEqual({ ok: true, status: 5 });
    expect(serviceMachine.transition(1, 'ban', ops, facts(2))).toEqual({ ok: true, status: 1 });
    expect(serviceMachine.transition(1, 'ban', ops, facts(0))).toMatchObject({ ok: false });
    expect(standingAfter('ban', 1, 2)).toBe(5);
    expect(standingAfter('takeOff', 3, 2)).toBe(4);
  });

  test('operators show what they write without a review, but nothing that waits for one or was sent back', () => {
    expect(serviceMachine.transition(0, 'putOn', ops, facts())).toEqual({ ok: true, status: 2 });
    expect(serviceMachine.transition(2, 'takeOff', ops, facts(2))).toEqual({ ok: true, status: 4 });
    expect(serviceMachine.transition(4, 'putOn', ops, facts(4))).toEqual({ ok: true, status: 2 });
    expect(serviceMachine.transition(1, 'takeOff', ops, facts(2))).toEqual({ ok: true, status: 1 });
    for (const status of [1, 3] as const) {
      for (const standing of [0, 4, 5] as const) {
        expect(serviceMachine.transition(status, 'putOn', ops, facts(standing))).toMatchObject({ ok: false });
      }
    }
  });

  test('knowledge is published rather than shelved, and has fewer keys', () => {
    expect(knowledgeMachine.statuses[2].label).toBe('已发布');
    const editor = { is: ['owner'], permissionKeys: ['knowledge_edit'] } as const;
    expect(knowledgeMachine.allowedActions(4, editor, facts(4))).toEqual(['edit', 'reprice', 'delete']);
  });

  test('no way of acts shows what no review has approved', () => {
    const acts = [
      'edit',
      'submit',
      'withdraw',
      'discard',
      'putOn',
      'takeOff',
      'delete',
      'approve',
      'reject',
      'ban',
    ] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 40 }), (way) => {
        let state: { status: ShelfStatus; standing: ShelfStanding; hasChange: boolean } = {
          ...{ status: 0, standing: 0, hasChange: false },
        };
        let isBanned = false;
        let approvals = 0;
        for (const act of way) {
          const who = ['approve', 'reject', 'ban'].includes(act) ? ops : owner;
          const result = serviceMachine.transition(state.status, act, who, state);
          if (!result.ok) continue;
          if (result.status === null) return;
          if (act === 'approve') approvals += 1;
          const standing = standingAfter(act, result.status, state.standing);
          const hasChange =
            act === 'edit' ? state.standing !== 0 : ['discard', 'approve'].includes(act) ? false : state.hasChange;
          isBanned = act === 'ban' || (isBanned && act !== 'approve');
          state = { status: result.status, standing, hasChange };
          if (standing === SHELF_STATUS.onShelf) {
            expect(approvals).toBeGreaterThan(0);
            expect(isBanned).toBe(false);
          }
        }
      }),
    );
  });
});

const cover = `${SHELF_PICTURE_PATH}/731.jpg`;
const service: ServiceFields = parse(serviceRecord, {
  ...{ title: '安全生产许可证延期', serviceType: 2, cover, chargeMode: 1, price: '4800', unit: '项', serviceDays: 30 },
  ...{ regions: ['220100'], process: [{ title: '受理', text: '核对资料' }], refundRule: 1 },
  detail: `<p>${'详情'.repeat(12)}</p>`,
});

describe('a service (domain rules 11.1)', () => {
  test('is read with its price in fen, and none of what it may leave out', () => {
    expect(service).toMatchObject({ price: 480_000, images: [], packages: [], faq: [], deliverables: [] });
    expect(checkService(service)).toEqual([]);
    expect(leastPrice(service)).toBe(480_000);
  });

  test('says what is missing', () => {
    const issues = safeParse(serviceRecord, {}).issues?.map(({ path, message }) => [path?.[0]?.key, message]);
    expect(issues).toEqual([
      ['title', '请输入服务名称'],
      ['serviceType', '请选择服务类型'],
      ['cover', '请上传封面图'],
      ['chargeMode', '请选择收费方式'],
      ['unit', '请选择计价单位'],
      ['serviceDays', '请输入服务周期(天)'],
      ['regions', '请选择服务区域'],
      ['process', '请至少添加一条服务流程'],
      ['detail', '请输入服务详情'],
      ['refundRule', '请选择退款规则'],
    ]);
    expect(safeParse(serviceRecord, { ...service, cover: 'https://other.example/a.jpg' }).issues?.[0].message).toBe(
      '图片须由本企业上传到平台',
    );
  });

  const one = { name: '基础', price: 100, days: 3, content: ['一次'] };
  test.each([
    [{ price: null }, 'price', '请输入价格'],
    [{ chargeMode: 2 as const }, 'packages', '请至少设置一个套餐'],
    [{ chargeMode: 2 as const, packages: [one, { ...one, name: '加急' }] }, 'packages', '套餐价格不能相同'],
    [{ detail: '<p>太短</p>' }, 'detail', '服务详情不能少于20个字'],
    [{ serviceType: 1 as const }, 'qualificationIds', '请选择服务资质'],
    [{ regions: ['220000', '220100'] }, 'regions', '已选择全省，无需再选择城市'],
  ])('with %o is refused at %s', (change, name, message) => {
    expect(checkService({ ...service, ...change })).toEqual([{ field: name, message }]);
  });

  test('costs the least of its packages, and nothing that is known where it is agreed', () => {
    const packages = [{ ...one, price: 900 }, one];
    expect(leastPrice({ ...service, chargeMode: 2, packages })).toBe(100);
    expect(leastPrice({ ...service, chargeMode: 3 })).toBeNull();
    expect(withoutPrices({ ...service, packages })).toEqual(
      withoutPrices({ ...service, price: 1, packages: [{ ...one, price: 7 }, one] }),
    );
    expect(withoutPrices({ ...service, title: '另一个名称' })).not.toEqual(withoutPrices(service));
  });
});

const text: OwnKnowledgeFields = parse(ownKnowledgeRecord, {
  ...{ title: '冬期施工要点', categoryId: 2, cover, contentType: 1, content: `<p>${'字'.repeat(120)}</p>` },
});
const file = (fileName: string, fileSize = 9) => [
  {
    ...{ id: '1', fileName, fileExt: fileName.split('.')[1] ?? '', filePath: '', fileSize, modifyStatus: 1 as const },
    suffix: '',
    createUserName: '',
    createTime: '',
    publishUserName: '',
  },
];

describe('knowledge of a company (domain rules 11.2)', () => {
  test('is free and original unless it is said otherwise, and is summed up by how it begins', () => {
    expect(text).toMatchObject({ isFree: 1, isOriginal: 1, tags: [], file: [] });
    expect(checkOwnKnowledge(text)).toEqual([]);
    expect(summaryOf(text)).toBe('字'.repeat(100));
    expect(summaryOf({ ...text, summary: '摘要' })).toBe('摘要');
    expect(knowledgePrice({ ...text, price: 500 })).toBe(0);
  });

  test.each([
    [{ content: '<p> </p>' }, 'content', '请输入正文'],
    [{ isFree: 0 as const, price: 99 }, 'price', '知识价格须在1到999元之间'],
    [{ isFree: 0 as const, price: 99_901 }, 'price', '知识价格须在1到999元之间'],
    [{ isOriginal: 0 as const }, 'source', '请输入文章来源'],
    [{ contentType: 2 as const }, 'file', '请上传文件'],
    [{ contentType: 2 as const, file: file('讲义.mp4') }, 'file', '文件须为pdf、doc、docx、ppt、pptx格式'],
    [{ contentType: 3 as const, file: file('录像.mp4', 501 * 1024 * 1024) }, 'file', '文件不能超过500MB'],
  ])('with %o is refused at %s', (change, name, message) => {
    expect(checkOwnKnowledge({ ...text, ...change })).toEqual([{ field: name, message }]);
  });

  test('keeps the file that it has', () => {
    expect(checkOwnKnowledge({ ...text, contentType: 2 }, true)).toEqual([]);
  });
});

test('a picture of the shelf is known by its address', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 19n }), (id) => {
      expect(shelfPictureId(`${SHELF_PICTURE_PATH}/${id}.png`)).toBe(String(id));
    }),
  );
  expect(shelfPictureId(`${SHELF_PICTURE_PATH}/1.svg`)).toBeNull();
  expect(shelfPictureId(`https://x${SHELF_PICTURE_PATH}/1.png`)).toBeNull();
});
