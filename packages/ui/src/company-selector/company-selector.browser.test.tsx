import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import type { ListState } from '../list-state.ts';
import { mount, one } from '../testing/mount.tsx';
import { themeClass } from '../tokens/values.ts';
import type { CompanyOption } from './company-list.tsx';
import { CompanySelector } from './company-selector.tsx';

const companies = ['北辰建设集团有限', '松江路桥', '春城绿建'].map((name, index) => ({ id: String(index), name }));

function selector(list: ListState<CompanyOption> = { status: 'ready', items: companies }) {
  const actions = { onSelect: vi.fn(), onOpen: vi.fn() };
  mount(
    <>
      <CompanySelector current={companies[0] ?? null} companies={list} {...actions} />
      <p style={{ marginTop: 300 }}>别处</p>
    </>,
  );
  return actions;
}

const control = () => page.getByRole('button', { name: '当前企业：北辰建设集团有限' });
const active = () => {
  const id = page.getByRole('listbox').element().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

async function openByKey() {
  control().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox', { name: '选择企业' })).toHaveFocus();
}

test('is 45 px and 16 px a character wide (R-HEAD-016)', () => {
  selector();
  expect(control().element().getBoundingClientRect().width).toBe(45 + 16 * 8);
});

test.each(['建', '长春市晟岳建筑工程有限公司', '吉林省砚北建设集团有限公司东区'])(
  'shows the whole name %s, in large text too (6.9, R-HEAD-016)',
  (name) => {
    for (const size of ['', themeClass.largeText]) {
      document.documentElement.className = size;
      onTestFinished(() => document.documentElement.removeAttribute('class'));
      const { container } = mount(
        <CompanySelector current={{ id: '1', name }} companies={{ status: 'loading' }} onSelect={vi.fn()} />,
      );
      const text = one(container, 'button > span');
      expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    }
  },
);

test('lists the companies, the current one selected (R-HEAD-018)', async () => {
  const actions = selector();
  await openByKey();
  expect(actions.onOpen).toHaveBeenCalledOnce();
  const options = page.getByRole('option').elements();
  expect(options.map((option) => option.textContent)).toEqual(companies.map((company) => company.name));
  expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
});

test('arrow keys, Home and End move; Enter chooses and gives the focus back', async () => {
  const actions = selector();
  await openByKey();
  expect(active()).toBe('北辰建设集团有限');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('春城绿建');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('北辰建设集团有限');
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  expect(actions.onSelect).toHaveBeenCalledExactlyOnceWith('1');
  await expect.element(control()).toHaveFocus();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('choosing the current company changes nothing', async () => {
  const actions = selector();
  await openByKey();
  await userEvent.keyboard('{Enter}');
  expect(actions.onSelect).not.toHaveBeenCalled();
});

test('Escape closes without choosing', async () => {
  const actions = selector();
  await openByKey();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(actions.onSelect).not.toHaveBeenCalled();
  await expect.element(control()).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  selector();
  await control().click();
  await expect.element(page.getByRole('listbox')).toBeInTheDocument();
  await page.getByText('别处').click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('a failed list says so and the name stays (R-HEAD-055)', async () => {
  selector({ status: 'failed' });
  await control().click();
  await expect.element(page.getByRole('status')).toHaveTextContent('企业列表加载失败');
});
