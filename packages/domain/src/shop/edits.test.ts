import { describe, expect, it } from 'vitest';
import { blockTypesOf, SHOP_BLOCKS } from './block-catalogue.ts';
import { defaultPage } from './default-page.ts';
import { isRefusedEdit, type PageEdit } from './edits.ts';
import { beginHistory, edit } from './history.ts';
import { readPage } from './read-page.ts';
import { TEMPLATES } from './template-data.ts';
import { isTemplateCode, templatePage } from './templates.ts';
import type { Terminal } from './terminal.ts';

describe('an edit that is not allowed', () => {
  const options = { terminal: 'pc', vipLevel: 3 } as const;
  const page = defaultPage('衡砺钢材', 'pc');
  const refused = (change: PageEdit, by: { terminal: Terminal; vipLevel: number } = options) => {
    const next = edit(beginHistory(page), change, by);
    return 'code' in next ? next.message : null;
  };

  it.each([
    [{ kind: 'remove', id: 'header' }, '店铺招牌须在页面最前，且不能删除'],
    [{ kind: 'move', id: 'header', to: 2 }, '店铺招牌须在页面最前，且不能删除'],
    [{ kind: 'add', type: 'bottomNav', id: 'x', at: 1 }, '“底部导航”不能用于该终端'],
    [{ kind: 'add', type: 'contact', id: 'x', at: 1 }, '“联系我们”最多添加1个'],
    [{ kind: 'copy', id: 'contact', newId: 'x' }, '“联系我们”最多添加1个'],
    [{ kind: 'props', id: 'goods', props: { columns: 9 } }, '每行数量须为3到5之间的整数'],
  ] as const)('says why: %o', (change, message) => {
    expect(refused(change)).toBe(message);
  });

  it('asks for a higher membership where a block needs it (domain rules 14.2)', () => {
    const add = { kind: 'add', type: 'cube', id: 'x', at: 1 } as const;
    expect(refused(add, { terminal: 'pc', vipLevel: 1 })).toBe('“图片魔方”升级会员后可用');
    expect(refused(add, { terminal: 'pc', vipLevel: 2 })).toBeNull();
  });

  it('lets nothing before the header, and forty blocks at most', () => {
    const first = edit(beginHistory(page), { kind: 'add', type: 'title', id: 'x', at: 0 }, options);
    if ('code' in first) throw new Error(first.message);
    expect(first.present.blocks.map(({ id }) => id).slice(0, 2)).toEqual(['header', 'x']);
    let history = first;
    for (let at = 0; at < 60; at += 1) {
      const next = edit(
        history,
        { kind: 'add', type: at < 19 ? 'spacer' : 'singleImage', id: `s${at}`, at: 99 },
        options,
      );
      if ('code' in next) continue;
      history = next;
    }
    const richer = edit(history, { kind: 'add', type: 'richText', id: 'r', at: 9 }, options);
    const count = history.present.blocks.length;
    expect(count).toBeLessThanOrEqual(40);
    expect('code' in richer).toBe(count === 40);
  });
});

describe('an official template', () => {
  it.each(TEMPLATES.map(({ code }) => code))(
    '%s gives a page that can be saved, with what the membership has',
    (code) => {
      if (!isTemplateCode(code)) throw new Error(code);
      for (const terminal of ['pc', 'app'] as const) {
        for (const vipLevel of [0, 3]) {
          let count = 0;
          const newId = () => {
            count += 1;
            return `n${count}`;
          };
          const schema = templatePage(code, { terminal, vipLevel, companyName: '衡砺钢材', newId });
          expect(readPage(schema, terminal)).toEqual({ schema, problems: [] });
          const types: readonly string[] = blockTypesOf(terminal);
          expect(schema.blocks.every(({ type }) => types.includes(type))).toBe(true);
          if (vipLevel === 0) {
            const levels = schema.blocks.map(({ type }) => SHOP_BLOCKS[type as keyof typeof SHOP_BLOCKS].vipLevel);
            expect(levels.every((level) => level === 0)).toBe(true);
          }
        }
      }
    },
  );
});

it('keeps what it refuses apart from a page', () => {
  expect(isRefusedEdit(defaultPage('衡砺钢材', 'pc'))).toBe(false);
});
