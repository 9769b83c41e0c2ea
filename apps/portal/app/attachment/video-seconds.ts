/** Seconds that a video of the member's machine lasts; null where the browser cannot tell. */
export function videoSeconds(file: File): Promise<number | null> {
  const src = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.preload = 'metadata';
  return new Promise<number | null>((resolve) => {
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : null);
    video.onerror = () => resolve(null);
    video.src = src;
  }).finally(() => URL.revokeObjectURL(src));
}
