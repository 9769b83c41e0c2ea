import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { ChatStage } from './testing/chat-stage.tsx';

const pdf = new File(['x'], '报价单.pdf', { type: 'application/pdf' });
const note = () => page.getByText('松开鼠标，发送文件');

function show() {
  const onAttach = vi.fn();
  mount(<ChatStage openId="c1" onAttach={onAttach} />);
  /** Whether the browser is left to do with it what it does by itself. */
  const drag = (target: Element, type: string, carried = [pdf], init: DragEventInit = {}) => {
    const dataTransfer = new DataTransfer();
    for (const file of carried) dataTransfer.items.add(file);
    if (carried.length === 0) dataTransfer.setData('text/plain', '报价单');
    return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...init }));
  };
  return { onAttach, drag };
}

test.each([
  ['the messages', () => page.getByRole('log')],
  ['the field', () => page.getByRole('textbox', { name: '输入消息' })],
  ['the title', () => page.getByRole('heading', { name: '吉林市松屿建材有限公司' })],
])(
  'a file that is dropped on %s of the open conversation is taken, and the pane says before that it is',
  async (_place, target) => {
    const { onAttach, drag } = show();
    expect(drag(target().element(), 'dragover')).toBe(false);
    await expect.element(note()).toBeVisible();
    expect(drag(target().element(), 'drop')).toBe(false);
    expect(onAttach).toHaveBeenCalledExactlyOnceWith([pdf]);
    await expect.element(note()).not.toBeInTheDocument();
  },
);

test('the note goes when the file leaves the conversation, not when it moves within it', async () => {
  const { drag } = show();
  const log = page.getByRole('log').element();
  drag(log, 'dragover');
  await expect.element(note()).toBeVisible();
  drag(log, 'dragleave', [pdf], { relatedTarget: page.getByRole('textbox', { name: '输入消息' }).element() });
  await expect.element(note()).toBeVisible();
  drag(log, 'dragleave', [pdf], { relatedTarget: document.body });
  await expect.element(note()).not.toBeInTheDocument();
});

test('text that is dragged goes into the field as ever', () => {
  const { onAttach, drag } = show();
  const field = page.getByRole('textbox', { name: '输入消息' }).element();
  expect(drag(field, 'dragover', [])).toBe(true);
  expect(drag(field, 'drop', [])).toBe(true);
  expect(onAttach).not.toHaveBeenCalled();
});
