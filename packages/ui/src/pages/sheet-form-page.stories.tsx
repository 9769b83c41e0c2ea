import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SingleFile, type SingleFileProps } from '../attachments/single-file.tsx';
import { documents } from '../attachments/testing/sample-attachments.ts';
import { Button } from '../button/button.tsx';
import { SheetFormPage, SideBySide } from './sheet-form-page.tsx';

const [uploaded = null] = documents;
const onSubmit = fn();

const file = {
  rules: { extensions: ['pdf', 'jpg', 'png'], maxCount: 1, capMegabytes: 10 },
  attachment: null,
  canPreview: true,
  hasHeading: true,
  onAdd: fn(),
  onReplace: fn(),
  onRemove: fn(),
  onPause: fn(),
  onResume: fn(),
  onPreview: fn(),
  onDownload: fn(),
  onRetry: fn(),
  onDismiss: fn(),
} as const satisfies Omit<SingleFileProps, 'label'>;

const meta = {
  title: '页面模式/SheetFormPage 整页表单',
  component: SheetFormPage,
  args: {
    title: '上传证件',
    path: [{ name: '个人中心', href: '/user/default' }, { name: '上传证件' }],
    note: '有未保存的附件',
    buttons: <Button type="submit">保存</Button>,
    onSubmit,
    children: (
      <>
        <SingleFile {...file} label="安全生产许可证" attachment={uploaded} />
        <SideBySide>
          <SingleFile {...file} label="营业执照" />
          <SingleFile {...file} label="授权委托书" />
        </SideBySide>
      </>
    ),
  },
} satisfies Meta<typeof SheetFormPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sheets: Story = {
  name: '分块表单',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
};

/** As whoever zooms in by 200 % sees it: in one column, nothing cut. */
export const ZoomedIn: Story = {
  name: '放大200%',
  globals: { viewport: { value: 'zoomedIn' } },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(683);
    await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutButtons: Story = { name: '没有底部按钮', args: { buttons: null } };
