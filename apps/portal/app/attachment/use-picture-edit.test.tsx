import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { attachmentTexts as texts } from './messages.ts';
import { usePictureEdit } from './use-picture-edit.tsx';

const pictures = vi.hoisted(() => ({ openPicture: vi.fn(), drawPicture: vi.fn() }));
vi.mock('./opened-picture.ts', () => pictures);

const file = (name: string, type: string) => new File([name], name, { type });
const release = vi.fn();
const opened = (width = 800, height = 400) => ({ src: `/${width}`, type: 'image/png', width, height, release });

// It comes later, and no test waits for it to be read.
beforeAll(() => import('./edit-picture-dialog.tsx'));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  release.mockReset();
  pictures.openPicture.mockReset().mockResolvedValue(opened());
  pictures.drawPicture.mockReset().mockImplementation(async (_picture, { fileName }) => file(fileName, 'drawn'));
});

async function show() {
  const take = vi.fn();
  let choose: (files: readonly File[]) => void = () => undefined;
  const Page = () => {
    const { offering, dialog } = usePictureEdit();
    choose = offering(take);
    return dialog;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<Page />));
  const named = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (button) => button.textContent === name || button.getAttribute('aria-label')?.startsWith(name),
    );
  return {
    take,
    named,
    choose: (...files: readonly File[]) => act(async () => choose(files)),
    press: (name: string) => act(async () => named(name)?.click()),
    ready: () => vi.waitFor(() => act(async () => expect(named(texts.usePicture)).toBeDefined())),
  };
}

it('hands a picture on that was cut and turned, under its own name', async () => {
  const { take, named, choose, press, ready } = await show();
  await choose(file('执照.png', 'image/png'));
  await ready();
  expect(take).not.toHaveBeenCalled();
  await press('向右旋转');
  await act(async () =>
    named('左上角')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey: true, bubbles: true })),
  );
  await press(texts.usePicture);
  expect(pictures.drawPicture).toHaveBeenCalledWith(expect.anything(), {
    turns: 1,
    area: { x: 0, y: 80, width: 400, height: 720 },
    size: { width: 400, height: 720 },
    fileName: '执照.png',
  });
  expect(take.mock.calls).toEqual([[[expect.objectContaining({ name: '执照.png', type: 'drawn' })]]]);
  expect(named(texts.usePicture)).toBeUndefined();
  expect(release).toHaveBeenCalled();
});

it('draws none larger than browsers can', async () => {
  pictures.openPicture.mockResolvedValue(opened(8192, 4096));
  const { choose, press, ready } = await show();
  await choose(file('a.jpg', 'image/jpeg'));
  await ready();
  await press('向左旋转');
  await press(texts.usePicture);
  expect(pictures.drawPicture.mock.lastCall?.[1].size).toEqual({ width: 2048, height: 4096 });
});

it('hands the file itself on where nothing was done to it, and nothing where it was given up', async () => {
  const { take, choose, press, ready } = await show();
  const original = file('a.jpg', 'image/jpeg');
  await choose(original);
  await ready();
  await press(texts.cancel);
  expect(take).not.toHaveBeenCalled();
  await choose(original);
  await ready();
  await press(texts.usePicture);
  expect(take.mock.calls).toEqual([[[original]]]);
  expect(pictures.drawPicture).not.toHaveBeenCalled();
});

it('goes through several one after another, and hands all on as they were chosen', async () => {
  const { take, choose, press, ready } = await show();
  const files = [file('a.jpg', 'image/jpeg'), file('b.pdf', 'application/pdf'), file('c.png', 'image/png')];
  await choose(...files);
  await ready();
  await press(texts.usePicture);
  expect(take).not.toHaveBeenCalled();
  await press(texts.usePicture);
  expect(take.mock.calls).toEqual([[files]]);
  await choose(...files);
  await ready();
  await press(texts.useOriginals);
  expect(take.mock.calls[1]).toEqual([files]);
});

it('asks nothing of files that are no pictures, that cannot be drawn, or have nothing to cut off', async () => {
  const { take, named, choose } = await show();
  pictures.openPicture.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(opened(2, 2));
  const files = [file('a.pdf', 'application/pdf'), file('broken.png', 'image/png'), file('dot.png', 'image/png')];
  await choose(...files);
  expect(named(texts.usePicture)).toBeUndefined();
  expect(take.mock.calls).toEqual([[files]]);
});

it('says that a picture could not be drawn, and lets it be used as it is', async () => {
  pictures.drawPicture.mockRejectedValueOnce(new Error('no canvas'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { take, choose, press, ready } = await show();
  const original = file('a.png', 'image/png');
  await choose(original);
  await ready();
  await press('向右旋转');
  await press(texts.usePicture);
  expect(document.body.textContent).toContain(texts.cannotEdit);
  await press('还原');
  await press(texts.usePicture);
  expect(take.mock.calls).toEqual([[[original]]]);
});
