import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

const description = `<h2>供货要求</h2><p>钢筋<strong>HRB400E</strong>，含税含运费，详见<a href="https://www.example.cn/list">清单</a>。</p>
<ul><li><p>12 mm，80吨</p></li><li><p>25 mm，120吨</p></li></ul><blockquote><p>逾期未报送的，视为放弃。</p></blockquote>`;

const pixel = 'https://www.example.cn/scene.png';

function Written(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichTextEditor
      {...props}
      value={value}
      onChange={(html) => {
        setValue(html);
        props.onChange(html);
      }}
    />
  );
}

const meta = {
  title: '组件/RichTextEditor 富文本编辑',
  component: RichTextEditor,
  args: { label: '详细说明', value: '', onChange: fn() },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof RichTextEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '空白',
  args: { placeholder: '请输入商品详情', required: true, help: '至少20个字', maxLength: 5000 },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: '详细说明' });
    await expect(text).toHaveAccessibleDescription('至少20个字');
    await expect(text).toHaveAttribute('aria-required', 'true');
  },
};

export const WithText: Story = { name: '商品描述', args: { value: description, maxLength: 5000 } };

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <Written {...args} placeholder="请输入商品详情" />
      <Written {...args} value={description} error="请补充交货地点" />
      <Written {...args} value="<p>超过了最多的字数</p>" maxLength={5} />
      <Written {...args} value={description} readOnly />
      <Written {...args} value={description} disabled />
    </StoryColumn>
  ),
  play: async ({ canvas }) => {
    const texts = await canvas.findAllByRole('textbox');
    await expect(texts).toHaveLength(5);
    await expect(await canvas.findByText('最多输入5个字')).toBeVisible();
    await expect(canvas.getAllByRole('toolbar')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: '详细说明' });
    text.focus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    const toolbar = canvas.getByRole('toolbar', { name: '详细说明工具栏' });
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '一级标题' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: '表格' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: '一级标题' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('供货');
    await expect(args.onChange).toHaveBeenLastCalledWith('<h2>供货</h2>');
  },
};

export const LinkAsked: Story = {
  name: '插入链接',
  args: { value: '<p>清单</p>' },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: '详细说明' });
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: '链接' }));
    const address = await screen.findByRole('textbox', { name: '链接地址' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(await screen.findByText('请输入以https://开头的网址')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'www.example.cn/list{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://www.example.cn/list" rel="noopener">清单</a></p>',
      ),
    );
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const TableMade: Story = {
  name: '插入表格',
  args: { value: '<p>数量</p>' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('textbox', { name: '详细说明' });
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '插入表格' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    const text = canvas.getByRole('textbox', { name: '详细说明' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '在下方加行' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<table><tbody><tr><th>'));
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除表格' }));
    await waitFor(() => expect(canvas.queryByRole('row')).toBeNull());
  },
};

const uploads = fn<(file: File, report: (done: number) => void) => Promise<string>>();

export const ImageUploaded: Story = {
  name: '插入图片',
  args: { uploadImage: uploads },
  play: async ({ canvas, args }) => {
    uploads.mockReset();
    uploads.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(pixel);
    await canvas.findByRole('textbox', { name: '详细说明' });
    await userEvent.click(canvas.getByRole('button', { name: '图片' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '图片说明' }), '施工现场');
    const file = new File(['x'], '现场.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('选择图片', { selector: 'input' }), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('现场.png上传失败');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<img src="${pixel}" alt="施工现场" loading="lazy">`),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ImageOnItsWay: Story = {
  name: '图片上传中',
  args: {
    uploadImage: (_file, report) => {
      report(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: '详细说明' });
    await userEvent.click(canvas.getByRole('button', { name: '图片' }));
    const input = await screen.findByLabelText('选择图片', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], '现场.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('progressbar', { name: '正在上传现场.png' })).toHaveValue(0.4);
  },
};
