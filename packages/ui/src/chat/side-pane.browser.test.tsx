import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { SidePane } from './side-pane.tsx';

function Room() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        查找
      </button>
      {open && (
        <SidePane title="查找聊天记录" closeLabel="关闭查找" onClose={close}>
          <input aria-label="查找内容" />
        </SidePane>
      )}
    </>
  );
}

const opener = () => page.getByRole('button', { name: '查找', exact: true });
const pane = () => page.getByRole('complementary', { name: '查找聊天记录' });
const field = () => page.getByRole('textbox', { name: '查找内容' });

async function openPane() {
  mount(<Room />);
  await opener().click();
  await field().click();
}

test('Escape closes it and gives the focus back to what opened it', async () => {
  await openPane();
  await userEvent.keyboard('{Escape}');
  await expect.element(pane()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('its button gives the focus back too', async () => {
  await openPane();
  await page.getByRole('button', { name: '关闭查找' }).click();
  await expect.element(opener()).toHaveFocus();
});

test('Escape that ends the choice of a character leaves it open', async () => {
  await openPane();
  const ending = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true });
  field().element().dispatchEvent(ending);
  await expect.element(pane()).toBeInTheDocument();
});
