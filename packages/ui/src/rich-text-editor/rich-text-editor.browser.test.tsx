import '../tokens/global.css.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

const onChange = vi.fn();

function Controlled(props: Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <RichTextEditor
      label="详情"
      {...props}
      value={value}
      onChange={(html) => {
        onChange(html);
        setValue(html);
      }}
    />
  );
}

async function open(props: Partial<RichTextEditorProps> = {}) {
  onChange.mockClear();
  const { container } = mount(<Controlled {...props} />);
  const text = page.getByRole('textbox', { name: '详情' });
  await expect.element(text).toBeInTheDocument();
  return { container, text };
}

function paste(into: Element, html: string, files: readonly File[] = []) {
  const data = new DataTransfer();
  if (html) data.setData('text/html', html);
  for (const file of files) data.items.add(file);
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

test('an input method composes undisturbed while the form around takes over each change', async () => {
  const { text } = await open();
  await text.click();
  for (const composed of ['g', 'gang', '钢']) {
    await cdp().send('Input.imeSetComposition', { text: composed, selectionStart: -1, selectionEnd: -1 });
  }
  await cdp().send('Input.insertText', { text: '钢筋' });
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('<p>钢筋</p>');
  await userEvent.keyboard('80t');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('<p>钢筋80t</p>');
});

test('nothing of the value or the clipboard runs, and the value says only what is allowed', async () => {
  const { text } = await open({ value: '<p>旧<img src="data:," onerror="window.attacked=1"></p>' });
  paste(
    text.element(),
    '<p style="color:red">新<img src="x" onerror="window.attacked=1"><svg onload="window.attacked=1">',
  );
  await expect.poll(() => onChange).toHaveBeenLastCalledWith(expect.stringContaining('新'));
  expect(onChange).not.toHaveBeenCalledWith(expect.stringMatching(/style=|onerror|<svg/));
  expect(window).not.toHaveProperty('attacked');
});

test('a paragraph pasted from Word is plain', async () => {
  const { text } = await open();
  paste(
    text.element(),
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal style='mso-x:1'><b>C30</b>混凝土<o:p></o:p></p></body></html>`,
  );
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('<p><strong>C30</strong>混凝土</p>');
});

test('a pasted picture is uploaded, not put into the value', async () => {
  const uploadImage = vi.fn().mockResolvedValue('/storage/1.png');
  const { text } = await open({ uploadImage });
  paste(text.element(), '', [new File(['x'], 'a.png', { type: 'image/png' })]);
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('<img src="/storage/1.png" alt="" loading="lazy">');
  expect(uploadImage).toHaveBeenCalledOnce();
});

test('a file that is no picture is refused by its name', async () => {
  const uploadImage = vi.fn();
  const { text } = await open({ uploadImage });
  paste(text.element(), '', [new File(['x'], '清单.xlsx', { type: 'application/vnd.ms-excel' })]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('清单.xlsx不是图片');
  expect(uploadImage).not.toHaveBeenCalled();
});

test('a value set from outside is shown, and is not reported as a change', async () => {
  onChange.mockClear();
  const { rerender } = mount(<RichTextEditor label="详情" value="<p>一</p>" onChange={onChange} />);
  const text = page.getByRole('textbox', { name: '详情' });
  await expect.element(text).toHaveTextContent('一');
  rerender(<RichTextEditor label="详情" value="<p>二</p>" onChange={onChange} />);
  await expect.element(text).toHaveTextContent('二');
  expect(onChange).not.toHaveBeenCalled();
});

test('text that was removed leaves an empty value', async () => {
  const { text } = await open({ value: '<p>一</p>' });
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('');
});

test('a table goes through unchanged, merged cells included', async () => {
  const table =
    '<table><tbody><tr><th colspan="2"><p>规格</p></th></tr><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>';
  const { text } = await open({ value: `${table}<p>尾</p>` });
  await text.getByText('尾').click();
  await userEvent.keyboard('{End}部');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith(`${table}<p>尾部</p>`);
});

test('no style element is put into the page', async () => {
  await open();
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
});

test('a list ends in no paragraph of its own', async () => {
  const list = '<ul><li><p>一</p></li></ul>';
  const { text } = await open({ value: list });
  await text.getByText('一').click();
  await userEvent.keyboard('{End}二');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('<ul><li><p>一二</p></li></ul>');
});
