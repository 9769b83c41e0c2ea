import { PRODUCT_LIMITS, PRODUCT_MESSAGES } from '@jianzhu/domain/products';
import { importTexts as texts } from './messages.ts';

/** Of the longer side, by which a square may be none (domain rules 10.1). */
const SLACK = 0.1;

/** Why a picture is no main picture of a product; null for one that is. */
export async function refusePicture(picture: Blob): Promise<string | null> {
  const drawn = await createImageBitmap(picture).catch(() => null);
  if (drawn === null) return texts.notDrawn;
  const { width, height } = drawn;
  drawn.close();
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const isFit = shorter >= PRODUCT_LIMITS.imageSide && shorter >= longer * (1 - SLACK);
  return isFit ? null : PRODUCT_MESSAGES.mainImageSize;
}
