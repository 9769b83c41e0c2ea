import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { MultiCombobox } from '../combobox/multi-combobox.tsx';
import { mount } from '../testing/mount.tsx';
import { Dialog } from './dialog.tsx';

test('Escape closes the open list of a field, and the dialog at the next one', async () => {
  const onOpenChange = vi.fn();
  const options = { status: 'ready', items: [{ id: '1', label: '只读成员' }] } as const;
  mount(
    <Dialog open onOpenChange={onOpenChange} title="同意申请">
      <MultiCombobox label="角色" value={[]} options={options} onChange={vi.fn()} onSearch={vi.fn()} />
    </Dialog>,
  );
  const field = page.getByRole('combobox');
  await field.click();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
