import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { ImageViewer } from './image-viewer.tsx';

vi.mock('./lightbox.tsx', () => new Promise(() => undefined));

test('while the viewer is still being loaded it holds the focus, and Escape leaves', async () => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          查看
        </button>
        <ImageViewer open={open} pictures={[]} onClose={() => setOpen(false)} />
      </>
    );
  }
  mount(<Example />);
  const opener = page.getByRole('button', { name: '查看' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: '图片查看' });
  await expect.element(viewer).toBeInTheDocument();
  await expect.element(viewer).toHaveFocus();
  await userEvent.tab();
  expect(viewer.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
