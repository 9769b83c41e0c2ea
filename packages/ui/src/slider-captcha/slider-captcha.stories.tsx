import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import pictureUrl from '../art/captcha.svg?no-inline';
import pieceUrl from '../art/captcha-piece.svg?no-inline';
import { SliderCaptcha, type SliderCaptchaProps } from './slider-captcha.tsx';

const meta = {
  title: '组件/SliderCaptcha 滑块验证',
  component: SliderCaptcha,
  args: {
    pictureSrc: pictureUrl,
    pieceSrc: pieceUrl,
    pieceTop: 45,
    state: 'ready',
    onSolve: fn(),
    onRefresh: fn(),
    onOtherWay: fn(),
  },
} satisfies Meta<typeof SliderCaptcha>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '等待拖动',
  play: async ({ canvas, canvasElement }) => {
    const sizeOf = (element: Element | null | undefined) => {
      const { width, height } = element?.getBoundingClientRect() ?? {};
      return { width, height };
    };
    const [picture, piece] = canvasElement.querySelectorAll('img');
    const slider = canvas.getByRole('slider');
    // Specification section 9, slider captcha (R-CONST-051 to 053).
    await expect(sizeOf(picture)).toEqual({ width: 300, height: 140 });
    await expect(sizeOf(piece)).toEqual({ width: 50, height: 50 });
    await expect(sizeOf(slider)).toEqual({ width: 50, height: 30 });
    await expect(sizeOf(slider.parentElement)).toEqual({ width: 300, height: 30 });
  },
};
export const Checking: Story = { name: '验证中', args: { state: 'checking' } };
export const Passed: Story = { name: '验证成功', args: { state: 'passed' } };
export const Failed: Story = { name: '验证失败', args: { state: 'failed' } };

/** A puzzle whose picture is good for so long from when the story is shown, and what comes after it for two minutes. */
function Timed({ lifeMs, ...puzzle }: SliderCaptchaProps & { readonly lifeMs: number }) {
  const [picture, setPicture] = useState(() => ({ number: 1, untilMs: Date.now() + lifeMs }));
  const renew = () => setPicture(({ number }) => ({ number: number + 1, untilMs: Date.now() + 120_000 }));
  const src = `${puzzle.pictureSrc}#${picture.number}`;
  return <SliderCaptcha {...puzzle} pictureSrc={src} untilMs={picture.untilMs} onRefresh={renew} />;
}

export const Soon: Story = {
  name: '图片即将过期',
  render: (args) => <Timed {...args} lifeMs={19_900} />,
  play: async ({ canvas }) => {
    const soon = '图片将在20秒内过期，到时自动更换，也可现在点“换一张”';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(soon));
  },
};

export const Renewed: Story = {
  name: '图片过期后自动更换',
  render: (args) => <Timed {...args} lifeMs={0} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('图片已过期，已自动换一张，请重新拼图'));
    await userEvent.click(canvas.getByRole('button', { name: '换一张' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect(canvas.getByRole('button', { name: '换一张' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{PageUp}{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '19');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuenow', '250');
    await userEvent.keyboard('{Home}{PageUp}{Enter}');
    await expect(args.onSolve).toHaveBeenCalledWith(
      expect.objectContaining({ x: 10, by: 'keyboard', track: expect.arrayContaining([[231, 0, expect.any(Number)]]) }),
    );
  },
};

export const Buttons: Story = {
  name: '用按钮代替拖动',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '右移' }));
    await userEvent.click(canvas.getByRole('button', { name: '右移' }));
    await userEvent.click(canvas.getByRole('button', { name: '左移' }));
    await userEvent.click(canvas.getByRole('button', { name: '确认' }));
    await expect(args.onSolve).toHaveBeenCalledWith(expect.objectContaining({ x: 10, by: 'buttons' }));
    await userEvent.click(canvas.getByRole('button', { name: '换用短信验证码' }));
    await expect(args.onOtherWay).toHaveBeenCalled();
  },
};

export const Dragged: Story = {
  name: '拖动滑块',
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    slider.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(slider, { clientX: 100, clientY: 20, pointerId: 1 });
    await fireEvent.pointerMove(slider, { clientX: 160, clientY: 22, pointerId: 1 });
    await fireEvent.pointerUp(slider, { clientX: 223, clientY: 21, pointerId: 1 });
    const ms = expect.any(Number);
    const track = [
      [60, 2, ms],
      [63, -1, ms],
    ];
    await expect(args.onSolve).toHaveBeenCalledWith({ x: 123, by: 'pointer', track });
  },
};
