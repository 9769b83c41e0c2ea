import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { Composer } from './composer.tsx';

const pdf = () => new File(['x'], '报价单.pdf', { type: 'application/pdf' });

function show() {
  const onAttach = vi.fn();
  mount(
    <Composer
      draft=""
      onDraftChange={vi.fn()}
      onSend={vi.fn()}
      onAttach={onAttach}
      maxLength={4000}
      maxFileMegabytes={50}
    />,
  );
  const field = page.getByRole('textbox', { name: '输入消息' }).element();
  const carried = (files: readonly File[], texts: Readonly<Record<string, string>> = {}) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    for (const [type, text] of Object.entries(texts)) data.setData(type, text);
    return data;
  };
  const init = { bubbles: true, cancelable: true };
  return {
    onAttach,
    /** Whether the browser goes on to paste the text. */
    paste: (...of: Parameters<typeof carried>) =>
      field.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: carried(...of) })),
  };
}

test('any file can be pasted', () => {
  const { onAttach, paste } = show();
  const [file, picture] = [pdf(), new File(['x'], '现场.png', { type: 'image/png' })];
  // Some systems give its name as text too.
  expect(paste([file, picture], { 'text/plain': '报价单.pdf' })).toBe(false);
  expect(onAttach).toHaveBeenCalledExactlyOnceWith([file, picture]);
});

test('of cells that are copied from a table the text is pasted, not the picture that comes with them', () => {
  const { onAttach, paste } = show();
  const cells = { 'text/plain': 'Φ25\t3420', 'text/html': '<table><tr><td>Φ25</td><td>3420</td></tr></table>' };
  expect(paste([new File(['x'], 'image.png', { type: 'image/png' })], cells)).toBe(true);
  expect(onAttach).not.toHaveBeenCalled();
});

test('says how large a file may be, and how many characters a message may have', async () => {
  show();
  await expect.element(page.getByText('单个文件 50M 以下')).toBeInTheDocument();
  await expect.element(page.getByText('0 / 4000')).toBeInTheDocument();
});
