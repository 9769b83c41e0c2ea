import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { OverflowTooltip } from './overflow-tooltip.tsx';

const name = '吉林北辰建设集团有限公司';

/** Puts the text into a box whose line is cut by exactly so many px. */
function cutBy(pixels: number) {
  const { container } = mount(
    <a href="#there" style={{ display: 'block', font: '14px/22px sans-serif' }}>
      <OverflowTooltip text={name} />
    </a>,
  );
  const text = one(container, 'span');
  text.style.maxHeight = `${text.scrollHeight - pixels}px`;
  expect(text.scrollHeight - text.clientHeight).toBe(pixels);
  return text;
}

test('the text is cut after one line unless told otherwise (R-CONST-056)', () => {
  const { container } = mount(<OverflowTooltip text={name} />);
  expect(getComputedStyle(one(container, 'span')).webkitLineClamp).toBe('1');
});

test('2 px cut off show no tooltip, 3 px do (R-CONST-055)', async () => {
  const whole = cutBy(2);
  await userEvent.hover(whole);
  const cut = cutBy(3);
  await userEvent.hover(cut);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(name);
  expect(page.getByRole('tooltip').elements()).toHaveLength(1);
});

test('shows on keyboard focus and goes on Escape', async () => {
  const text = cutBy(10);
  text.closest('a')?.focus();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

test('stays while the pointer rests on the tooltip itself, and goes when it leaves', async () => {
  await userEvent.hover(cutBy(10));
  const tooltip = page.getByRole('tooltip');
  await tooltip.hover();
  await expect.element(tooltip).toBeVisible();
  await userEvent.hover(document.body, { position: { x: 5, y: 300 } });
  await expect.element(tooltip).not.toBeInTheDocument();
});
