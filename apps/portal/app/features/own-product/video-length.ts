import { PRODUCT_LIMITS, PRODUCT_MESSAGES } from '@jianzhu/domain/products';

/** Seconds that a video of the member's machine lasts; null where the browser cannot tell. */
async function secondsOf(file: File): Promise<number | null> {
  const src = URL.createObjectURL(file);
  try {
    const video = document.createElement('video');
    video.preload = 'metadata';
    return await new Promise((resolve) => {
      video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : null);
      video.onerror = () => resolve(null);
      video.src = src;
    });
  } finally {
    URL.revokeObjectURL(src);
  }
}

/** Why a video is too long to be shown beside the pictures of a product; null where it is not, or nobody can tell. */
export async function videoTooLong(file: File): Promise<string | null> {
  const seconds = await secondsOf(file);
  return seconds !== null && seconds > PRODUCT_LIMITS.video.maxSeconds ? PRODUCT_MESSAGES.videoLength : null;
}
