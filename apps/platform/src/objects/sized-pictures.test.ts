import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createPictureSizer, pictureSize, sizeAsked } from './sized-pictures.ts';

// The product reads no AVIF; this test does, to see what was written.
sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer'] });

const drawn = (width: number, height: number, format: 'png' | 'jpeg' | 'gif' = 'png') =>
  // Noise: a plain ground would be smaller as it is.
  sharp({
    create: { width, height, channels: 3, background: '#446', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .toFormat(format)
    .toBuffer();

describe('what a request is answered with', () => {
  it('is the width rounded up, and the smallest format that is read', () => {
    const accept = 'image/avif,image/webp,*/*';
    expect(sizeAsked({ width: '224', accept })).toEqual({ width: 256, format: 'avif' });
    expect(sizeAsked({ width: '256', accept: 'image/webp,*/*' })).toEqual({ width: 256, format: 'webp' });
    expect(sizeAsked({ width: '9999', accept })).toEqual({ width: 1600, format: 'avif' });
  });

  it.each([undefined, '', '-1', '0x10', '1e9', '12345', '../1'])(
    'is the picture as it is for the width %s',
    (width) => {
      expect(sizeAsked({ width, accept: 'image/webp' })).toBeUndefined();
    },
  );

  it('is the picture as it is for a browser that reads neither', () => {
    expect(sizeAsked({ width: '224', accept: '*/*' })).toBeUndefined();
    expect(sizeAsked({ width: '224', accept: undefined })).toBeUndefined();
  });
});

describe('the size of a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('is that of a %s, as browsers turn it', async (format) => {
    expect(await pictureSize(await drawn(640, 360, format))).toEqual({ width: 640, height: 360 });
    const turned = await sharp(await drawn(640, 360, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await pictureSize(turned)).toEqual({ width: 360, height: 640 });
  });

  it.each(['x', 'GIF89a', 'GIF89a\0\0\0\0\0\0', '<svg width="1" height="1"/>'])('is unknown of %j', async (text) => {
    expect(await pictureSize(Buffer.from(text))).toBeUndefined();
  });
});

describe('a made picture', () => {
  it('is as wide as asked, upright, and smaller', async () => {
    const original = await drawn(640, 360);
    for (const format of ['avif', 'webp'] as const) {
      const made = await createPictureSizer().sized('1', { width: 256, format }, 'a', async () => original);
      const facts = await sharp(made?.content).metadata();
      expect([made?.type, facts.width, facts.height]).toEqual([`image/${format}`, 256, 144]);
      expect(made?.content.length).toBeLessThan(original.length);
    }
  });

  it('is never wider than what was uploaded', async () => {
    const original = await drawn(100, 50);
    const made = await createPictureSizer().sized('1', { width: 256, format: 'webp' }, 'a', async () => original);
    expect((await sharp(made?.content).metadata()).width).toBe(100);
  });

  it('is not made of what is no picture, of a drawing, or of one that moves', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="9" height="9"/></svg>';
    for (const original of [Buffer.from('none'), Buffer.from(drawing), await drawn(640, 360, 'gif')]) {
      const sizer = createPictureSizer();
      expect(await sizer.sized('1', { width: 256, format: 'webp' }, 'a', async () => original)).toBeUndefined();
    }
  });

  it('is made once for all who ask at a time and after, and again when there was no room for it', async () => {
    const original = await drawn(640, 360);
    const read = vi.fn(async () => original);
    const size = { width: 256, format: 'webp' } as const;
    const roomy = createPictureSizer();
    await Promise.all([roomy.sized('1', size, 'a', read), roomy.sized('1', size, 'a', read)]);
    await roomy.sized('1', size, 'a', read);
    expect(read).toHaveBeenCalledTimes(1);
    const narrow = createPictureSizer(1);
    await narrow.sized('1', size, 'a', read);
    await narrow.sized('1', size, 'a', read);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is not made for who asks for too many at a time, and comes as it is until there is room', async () => {
    const original = await drawn(640, 360);
    const sizer = createPictureSizer();
    const ask = (id: number, from: string) =>
      sizer.sized(String(id), { width: 64, format: 'webp' }, from, async () => original);
    const made = await Promise.all([...Array.from({ length: 12 }, (_, id) => ask(id, 'a')), ask(99, 'b')]);
    expect(made.slice(0, 12).filter((one) => one !== undefined)).toHaveLength(8);
    expect(made[12]?.type).toBe('image/webp');
    expect((await ask(11, 'a'))?.type).toBe('image/webp');
  });

  it('is not made of one that would take the memory', async () => {
    const huge = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#446' } })
      .jpeg({ quality: 1, progressive: true })
      .toBuffer();
    expect(await createPictureSizer().sized('1', { width: 64, format: 'webp' }, 'a', async () => huge)).toBeUndefined();
  });

  it('is tried again after the store could not be read', async () => {
    const original = await drawn(640, 360);
    const read = vi.fn().mockRejectedValueOnce(new Error('store away')).mockResolvedValue(original);
    const sizer = createPictureSizer();
    const size = { width: 256, format: 'webp' } as const;
    await expect(sizer.sized('1', size, 'a', read)).rejects.toThrow('store away');
    expect((await sizer.sized('1', size, 'a', read))?.type).toBe('image/webp');
  });
});
