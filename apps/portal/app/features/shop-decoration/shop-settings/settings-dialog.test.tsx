import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES, DAY_MS, formatDate } from '@jianzhu/domain';
import { SHOP_MESSAGES } from '@jianzhu/domain/shops';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, stagedClient } from '../../../testing/portal-stage.tsx';
import type { OwnPage, ShopSettings } from '../decoration-calls.ts';
import { shopSettingsTexts as texts } from './messages.ts';
import { SettingsDialog, type SettingsPart } from './settings-dialog.tsx';

const day = (days: number) => formatDate(Date.now() + days * DAY_MS);
const offer = { id: '7', kind: 1, title: '满一万减五百', text: '', beginDate: day(-5), endDate: day(5) };
const begun: ShopSettings = {
  version: 4,
  path: '',
  categories: [{ id: '1', name: '钢材', productCount: 3, children: [] }],
  offers: [offer],
};
// Of the page the dialog reads the company alone.
const page = { facts: { businessId: '1001' } } as OwnPage;

/** A platform that refuses what was not made of its version, and what the test says. */
function platform(stored: ShopSettings = begun) {
  let now = stored;
  const sent = vi.fn();
  const saves = (change: (body: Partial<ShopSettings>) => Partial<ShopSettings>) => async (input: object) => {
    const { body } = input as { readonly body: Partial<ShopSettings> }; // the calls of the test have one
    sent(body);
    if (body.version !== now.version) {
      const { code } = BUSINESS_CODES.versionConflict;
      throw new BusinessError('ownShop', code, '', { current: now, changedBy: '李采宁', changedAt: day(0) });
    }
    now = { ...now, ...change(body), version: now.version + 1 };
    return now;
  };
  const calls = {
    ownShop: {
      saveCategories: saves(({ categories = [] }) => ({
        categories: categories.map((row, at) => ({
          ...{ id: `n${at}`, productCount: 0 },
          ...row,
          children: row.children.map((leaf, below) => ({ ...{ id: `n${at}-${below}`, productCount: 0 }, ...leaf })),
        })),
      })),
      saveOffers: saves(({ offers = [] }) => ({
        offers: offers.map((row, at) => ({ ...row, id: row.id ?? `n${at}` })),
      })),
      savePath: saves(({ path = '' }) => {
        if (path !== 'taken-one') return { path };
        const fieldErrors = [{ field: 'path', message: SHOP_MESSAGES.pathTaken }];
        throw new BusinessError('ownShop.savePath', 400, '', { fieldErrors });
      }),
    },
  };
  return {
    ...{ sent, calls },
    now: () => now,
    changedByOthers(changed: Partial<ShopSettings>) {
      now = { ...now, ...changed, version: now.version + 1 };
    },
  };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function show(part: SettingsPart, { calls }: ReturnType<typeof platform>, settings: ShopSettings | null = begun) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const onClose = vi.fn();
  const props = { page, settings, part, onClose, onChanged: () => {}, mayEdit: true } as const;
  await act(async () =>
    root.render(
      <PortalStage client={stagedClient(calls)}>
        <SettingsDialog {...props} />
      </PortalStage>,
    ),
  );
  return { onClose };
}

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
/** The last one of its name: what is asked stands over what asks. */
const find = (name: string) => [...document.querySelectorAll('button')].findLast((one) => nameOf(one) === name);
async function press(name: string) {
  const button = find(name);
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => button.click());
}
async function type(id: string, text: string) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
  await act(async () => {
    // React hears of a value that was not set by itself alone.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const wrongOf = (id: string) => document.getElementById(`${id}-error`)?.textContent ?? '';
const lastCategoryField = () =>
  [...document.querySelectorAll('[id^="shop-category-"]')].findLast((one) => one.matches('input'))?.id ?? '';

it('adds a category below another one, and saves neither without its name', async () => {
  const shop = platform();
  await show('categories', shop);
  await press(texts.addLeafTo('钢材'));
  const field = lastCategoryField();
  expect(document.activeElement?.id).toBe(field);
  await press(texts.save);
  expect(wrongOf(field)).not.toBe('');
  expect(shop.sent).not.toHaveBeenCalled();
  await type(field, '螺纹钢');
  await press(texts.save);
  expect(shop.sent).toHaveBeenCalledWith({
    version: 4,
    categories: [{ id: '1', name: '钢材', children: [{ name: '螺纹钢' }] }],
  });
});

it('says what becomes of the products before a category goes', async () => {
  const shop = platform();
  await show('categories', shop);
  await press(texts.remove(texts.branch(1)));
  expect(document.body.textContent).toContain(texts.keptProducts(3));
  await press(texts.confirmRemove);
  await press(texts.save);
  expect(shop.now().categories).toEqual([]);
});

it('asks what counts when others have saved, and keeps what was asked for', async () => {
  const shop = platform();
  await show('categories', shop);
  await press(texts.addBranch);
  await type(lastCategoryField(), '水泥');
  shop.changedByOthers({ path: 'their-path' });
  await press(texts.save);
  expect(document.body.textContent).toContain(texts.changed);
  await press(SHOP_MESSAGES.overwrite);
  expect(shop.now().categories.map(({ name }) => name)).toEqual(['钢材', '水泥']);
  expect(shop.now().path).toBe('their-path');
});

it('ends an offer, and keeps those that others have made meanwhile', async () => {
  const shop = platform();
  await show('offers', shop);
  shop.changedByOthers({ offers: [offer, { ...offer, id: '8', title: '包邮周' }] });
  await press(texts.actOn(texts.end, offer.title));
  await press(texts.confirmEnd);
  await press(SHOP_MESSAGES.overwrite);
  expect(shop.now().offers.map(({ title, endDate }) => [title, endDate])).toEqual([
    [offer.title, day(-1)],
    ['包邮周', offer.endDate],
  ]);
});

it('says of an offer what is wrong with its days', async () => {
  const shop = platform();
  await show('offers', shop);
  await press(texts.actOn(texts.edit, offer.title));
  await type('endDate', day(-9));
  await press(texts.save);
  expect(wrongOf('endDate')).toContain(SHOP_MESSAGES.offerDates);
  expect(shop.sent).not.toHaveBeenCalled();
});

it('says beside the address what is wrong with it, here and by the platform', async () => {
  const shop = platform();
  await show('path', shop);
  await type('shop-path', '1');
  await press(texts.save);
  expect(wrongOf('shop-path')).toContain(SHOP_MESSAGES.pathForm);
  await type('shop-path', 'taken-one');
  await press(texts.save);
  expect(wrongOf('shop-path')).toContain(SHOP_MESSAGES.pathTaken);
  await type('shop-path', 'hengli-steel');
  await press(texts.save);
  expect(shop.now().path).toBe('hengli-steel');
  expect(document.body.textContent).toContain('/shop/pc?path=hengli-steel');
});

it('asks before it closes over what is not saved', async () => {
  const shop = platform();
  const { onClose } = await show('categories', shop);
  await press(texts.addBranch);
  await press('关闭');
  expect(onClose).not.toHaveBeenCalled();
  await press(texts.leave);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('offers to load again what could not be loaded', async () => {
  await show('categories', platform(), null);
  expect(document.body.textContent).toContain(texts.loadFailed);
  expect(find(texts.retry)).toBeDefined();
});
