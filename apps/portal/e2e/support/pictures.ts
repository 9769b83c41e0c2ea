import type { Page } from '@playwright/test';

/** A picture for the field of the browser's dialog. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Draws a JPEG whose left half has one colour and whose right half the other. */
export async function drawHalves(page: Page, left: string, right: string): Promise<PictureFile> {
  const encoded = await page.evaluate(
    ([left = '', right = '']) => {
      const canvas = document.createElement('canvas');
      canvas.width = 400;
      canvas.height = 200;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws no pictures');
      context.fillStyle = left;
      context.fillRect(0, 0, 200, 200);
      context.fillStyle = right;
      context.fillRect(200, 0, 200, 200);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [left, right],
  );
  return { name: 'halves.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(encoded, 'base64') };
}

/** Red, green and blue in the middle of the picture at an address, each 0 to 255. */
export function middleColour(page: Page, address: string): Promise<readonly number[]> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.drawImage(image, 0, 0);
    return [...context.getImageData(image.width / 2, image.height / 2, 1, 1).data.slice(0, 3)];
  }, address);
}
