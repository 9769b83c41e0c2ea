import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import type { Attachment } from './attachment.ts';
import { AttachmentTable, type AttachmentTableProps } from './attachment-table.tsx';
import { DropArea } from './drop-area.tsx';
import { SingleFile } from './single-file.tsx';
import { documentRules, documents, everyPhase, failures, interrupted } from './testing/sample-attachments.ts';

function callbacks() {
  return {
    onAdd: vi.fn(),
    onRemove: vi.fn(),
    onPause: vi.fn(),
    onResume: vi.fn(),
    onPreview: vi.fn(),
    onDownload: vi.fn(),
    onBatchDownload: vi.fn(),
    onRetry: vi.fn(),
    onDismiss: vi.fn(),
    onContinue: vi.fn(),
    onDiscard: vi.fn(),
    onReload: vi.fn(),
  };
}

/** A table whose files really leave when they are removed. */
function show(items: readonly Attachment[], props: Partial<AttachmentTableProps> = {}) {
  const calls = callbacks();
  function Example(changed: Partial<AttachmentTableProps>) {
    const [left, setLeft] = useState(items);
    return (
      <AttachmentTable
        label="投标附件"
        rules={documentRules}
        canPreview
        attachments={{ status: 'ready', items: left }}
        {...calls}
        onRemove={(id) => {
          calls.onRemove(id);
          setLeft((before) => before.filter((attachment) => attachment.id !== id));
        }}
        {...changed}
      />
    );
  }
  const mounted = mount(<Example {...props} />);
  return {
    ...calls,
    ...mounted,
    change: (changed: Partial<AttachmentTableProps>) => mounted.rerender(<Example {...changed} />),
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the preview is there for whoever holds user_view, for kinds that can be shown (R-ROLE-005, R-ROLE-006)', async () => {
  const { container, change, onPreview } = show(documents);
  const marked = container.querySelectorAll('[data-permission]');
  expect([...marked].map((element) => element.getAttribute('data-permission'))).toEqual(['user_view', 'user_view']);
  await button('预览 结构设计总说明.pdf').click();
  expect(onPreview).toHaveBeenCalledWith(documents[0]);
  await expect.element(button('预览 地下室配筋图.dwg')).not.toBeInTheDocument();
  change({ canPreview: false });
  expect(container.querySelector('[data-permission]')).toBeNull();
});

test('a disabled table neither deletes nor takes files in, and still downloads (R-ROLE-007, R-ROLE-008)', async () => {
  const { container, onDownload } = show([...documents, ...everyPhase], { disabled: true });
  expect(container.querySelector('[data-removes]')).toBeNull();
  expect(container.querySelector('input[type=file]')).toBeNull();
  await button('下载 地下室配筋图.dwg').click();
  expect(onDownload).toHaveBeenCalledWith(documents[2]);
});

test('batch download asks for a selection first, and takes what is ticked (R-VALID-049, R-UP-041)', async () => {
  const { onBatchDownload, change } = show(documents);
  await button('批量下载').click();
  await expect.element(page.getByText('请选择附件')).toBeVisible();
  expect(onBatchDownload).not.toHaveBeenCalled();
  await page.getByRole('checkbox', { name: '全选' }).click();
  await expect.element(page.getByText('请选择附件')).not.toBeInTheDocument();
  await button('批量下载（3）').click();
  expect(onBatchDownload).toHaveBeenCalledWith(documents);
  change({ attachments: { status: 'ready', items: documents.slice(1) } });
  await expect.element(button('批量下载（2）')).toBeVisible();
});

test('an uploaded file is deleted after a question only, and the focus goes on to the next', async () => {
  const { onRemove } = show(documents);
  await button('删除 钢筋采购清单-第二批.xlsx').click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription('确定删除“钢筋采购清单-第二批.xlsx”？');
  expect(onRemove).not.toHaveBeenCalled();
  await button('确认删除').click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('xlsx');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('删除 地下室配筋图.dwg')).toHaveFocus();
});

test('of the last file the focus goes to the one before, and in the end to the button that adds', async () => {
  show(everyPhase.filter(({ id }) => id === 'u' || id === 'p'));
  await button('取消 BIM模型-结构.zip').click();
  await expect.element(button('取消 施工现场巡检-1120.mp4')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('选择文件')).toHaveFocus();
});

test('a file that leaves later takes the focus along only if the visitor is still there', async () => {
  const { change } = show(documents, { onRemove: vi.fn() });
  await button('删除 结构设计总说明.pdf').click();
  await button('确认删除').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  change({ attachments: { status: 'ready', items: documents.slice(1) } });
  await expect.element(button('删除 结构设计总说明.pdf')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('each phase offers what can be done in it', async () => {
  const { onPause, onResume } = show(everyPhase);
  await button('暂停 施工现场巡检-1120.mp4').click();
  expect(onPause).toHaveBeenCalledWith('u');
  await button('继续 BIM模型-结构.zip').click();
  expect(onResume).toHaveBeenCalledWith('p');
  await expect.element(button('暂停 投标文件-商务标.pdf')).not.toBeInTheDocument();
  const bar = page.getByRole('progressbar', { name: '施工现场巡检-1120.mp4' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '47');
});

test('a failed upload stands below the list, counts nowhere, and can be tried anew (R-UP-006, decision 39)', async () => {
  const { onRetry, onDismiss } = show(documents, { failures });
  await expect.element(page.getByText('3个文件，28.1 MB')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await button('重试 分项报价表.xlsx').click();
  expect(onRetry).toHaveBeenCalledWith('failed');
  await button('移除 setup.exe').click();
  expect(onDismiss).toHaveBeenCalledWith('refused');
});

test('an upload cut off by a reload goes on with the file chosen again, or at once where it is still known', async () => {
  const { onContinue, onDiscard, container } = show(documents, { resumables: interrupted });
  await button('继续 地勘报告.pdf').click();
  expect(onContinue).toHaveBeenLastCalledWith('kept', null);
  const again = new File(['content'], 'BIM模型-建筑.zip');
  await userEvent.upload(one(container, 'ul[aria-label="未完成的上传"] input[type=file]'), again);
  await expect.poll(() => onContinue.mock.lastCall).toEqual(['lost', expect.objectContaining({ name: again.name })]);
  await button('放弃 BIM模型-建筑.zip').click();
  expect(onDiscard).toHaveBeenCalledWith('lost');
});

test('a list that failed to load can be loaded anew, and nothing is added to it before', async () => {
  const { onReload, container } = show([], { attachments: { status: 'failed' } });
  expect(container.querySelector('input[type=file]')).toBeNull();
  await button('重试').click();
  expect(onReload).toHaveBeenCalledOnce();
});

function filled(...names: readonly string[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['content'], name));
  return transfer;
}

function send(target: Element, type: string, dataTransfer: DataTransfer): boolean {
  return target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

const namesOf = (files: unknown) => (Array.isArray(files) ? files.map((file: File) => file.name) : []);

test('what is dropped is taken in, and text that is dragged over is left alone', async () => {
  const onAdd = vi.fn();
  mount(<DropArea label="投标附件" rules={documentRules} onAdd={onAdd} />);
  const area = page.getByRole('group', { name: '投标附件' });
  send(area.element(), 'dragover', filled('一.pdf', '二.pdf'));
  await expect.element(page.getByText('松开鼠标上传2个文件')).toBeVisible();
  send(area.element(), 'drop', filled('一.pdf', '二.pdf'));
  await expect.poll(() => namesOf(onAdd.mock.lastCall?.[0])).toEqual(['一.pdf', '二.pdf']);
  await expect.element(button('选择文件')).toBeVisible();
  const text = new DataTransfer();
  text.setData('text/plain', '文字');
  expect(send(area.element(), 'dragover', text)).toBe(true);
});

test('a locked area refuses the drop instead of letting the browser open the file', async () => {
  const onAdd = vi.fn();
  mount(<DropArea label="投标附件" rules={documentRules} onAdd={onAdd} disabled lockedReason="报价截止后不能修改" />);
  const area = page.getByRole('group', { name: '投标附件' });
  await expect.element(area).toHaveTextContent('附件已锁定报价截止后不能修改');
  expect(send(area.element(), 'dragover', filled('一.pdf'))).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});

test('pasting inside the area adds pictures; the rules are said with the buttons', async () => {
  const onAdd = vi.fn();
  mount(<DropArea label="投标附件" rules={documentRules} onAdd={onAdd} />);
  const choose = button('选择文件');
  await expect
    .element(choose)
    .toHaveAccessibleDescription('支持doc、docx、pdf、xls、xlsx、ppt等10种格式，最多99个，每个500M以下');
  const clipboardData = filled('image.png');
  choose.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => namesOf(onAdd.mock.lastCall?.[0])).toEqual(['image.png']);
});

test('the same file can be chosen twice', async () => {
  const onAdd = vi.fn();
  const { container } = mount(<DropArea label="执照" rules={{ extensions: ['pdf'], maxCount: 1 }} onAdd={onAdd} />);
  const input = one<HTMLInputElement>(container, 'input[type=file]');
  expect([input.accept, input.multiple]).toEqual(['.pdf', false]);
  const file = new File(['content'], '执照.pdf');
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onAdd).toHaveBeenCalledTimes(2);
});

test('a single file that is missing says so at the button that chooses it, until it is there', async () => {
  const error = '请上传营业执照';
  const single = (attachment: Attachment | null, said?: string) => (
    <SingleFile
      {...callbacks()}
      label="营业执照"
      canPreview
      rules={{ ...documentRules, maxCount: 1 }}
      attachment={attachment}
      onReplace={vi.fn()}
      error={said}
    />
  );
  const { container, rerender } = mount(single(null));
  const chooser = one(container, '[role="group"] button');
  expect(chooser.getAttribute('aria-invalid')).toBeNull();
  rerender(single(null, error));
  expect(chooser.getAttribute('aria-invalid')).toBe('true');
  const [describedBy = ''] = chooser.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(describedBy)?.textContent).toBe(error);
  // What is there may be refused too; whoever replaces it takes the reason away.
  rerender(single(documents[0] ?? null, error));
  await expect.element(page.getByText(error)).toBeInTheDocument();
  rerender(single(documents[0] ?? null));
  await expect.element(page.getByText(error)).not.toBeInTheDocument();
});
