import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import './global.css.ts';
import { Button } from '../button/button.tsx';
import { mount, one } from '../testing/mount.tsx';
import { themeClass } from './values.ts';

function switchOn(name: string) {
  document.documentElement.classList.add(name);
  onTestFinished(() => document.documentElement.classList.remove(name));
}

function button() {
  return one(mount(<Button>发布询价</Button>).container, 'button');
}

test('the focus ring is the brand blue, the label stands on a darker one (R-CONST-057)', async () => {
  const target = button();
  // The pointer stands wherever another test has left it.
  target.style.pointerEvents = 'none';
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(target);
  const style = getComputedStyle(target);
  expect([style.outlineColor, style.outlineWidth, style.outlineOffset]).toEqual(['rgb(0, 121, 254)', '2px', '2px']);
  expect(style.backgroundColor).toBe('rgb(0, 108, 228)');
});

test('the mourning class turns the whole page grey', () => {
  expect(getComputedStyle(document.documentElement).filter).toBe('none');
  switchOn(themeClass.mourning);
  expect(getComputedStyle(document.documentElement).filter).toBe('grayscale(1)');
});

test('large text grows type by a quarter and no control is under 44 px', () => {
  switchOn(themeClass.largeText);
  const { container } = mount(
    <>
      <Button size="comfortable">一</Button>
      <Button size="regular">二</Button>
      <Button size="compact">三</Button>
    </>,
  );
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons.map((each) => getComputedStyle(each).fontSize)).toEqual(['17.5px', '17.5px', '17.5px']);
  expect(Math.min(...buttons.map((each) => each.getBoundingClientRect().height))).toBeGreaterThanOrEqual(44);
});

test('party building is red by overriding roles', () => {
  switchOn(themeClass.party);
  expect(getComputedStyle(button()).backgroundColor).toBe('rgb(200, 16, 46)');
});
