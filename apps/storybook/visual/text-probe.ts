import { fontFamily } from '@jianzhu/ui/tokens';
import type { Browser } from '@playwright/test';

/** How a machine draws text, as far as the layout of a page depends on it. */
export interface TextProbe {
  /** Han characters have shapes of their own, not the box of a missing font. */
  readonly drawsHan: boolean;
  /** Advance, ascent and descent of samples, in hundredths of a pixel: equal where the same fonts are used. */
  readonly measures: readonly number[];
}

/** Measures text in the product's font stack. */
export async function probeText(browser: Browser): Promise<TextProbe> {
  const page = await browser.newPage();
  const probe = await page.evaluate((family): TextProbe => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no text.');
    const drawn = (text: string) => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.font = `40px ${family}`;
      context.fillText(text, 10, 60);
      return context.getImageData(0, 0, 100, 100).data.join();
    };
    const measures = [12, 14, 30].flatMap((size) =>
      ['永国建', 'Hamburg 0123456789', '，。¥'].flatMap((text) => {
        context.font = `${size}px ${family}`;
        const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
        return [width, actualBoundingBoxAscent, actualBoundingBoxDescent].map((length) => Math.round(length * 100));
      }),
    );
    return { drawsHan: drawn('永') !== drawn('国'), measures };
  }, fontFamily);
  await page.close();
  return probe;
}
