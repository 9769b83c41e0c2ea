/** How far photos are compressed. */
export interface PhotoCompression {
  /** Longest edge in pixels; larger photos are scaled down to it. 2,560 by default: enough to print A4. */
  readonly maxEdge?: number;
  /** Quality of the JPEG, 0 to 1; 0.85 by default. */
  readonly quality?: number;
  /** Photos of fewer bytes are left as they are; 1 MiB by default. */
  readonly fromBytes?: number;
}

const MEBIBYTE = 1024 ** 2;

/**
 * A photo as it is worth sending: turned upright, scaled down and written anew, under the same name and time. What the
 * camera noted in it (place, time, device) is gone. Anything but a JPEG is left alone, and so is what would not get
 * smaller or cannot be decoded: compression never costs an upload.
 *
 * As an option of what takes files: `takeFiles(sources, { take: uploader.add, prepare: (file) => compressPhoto(file) })`.
 */
export async function compressPhoto(file: File, settings: PhotoCompression = {}): Promise<File> {
  const { maxEdge = 2560, quality = 0.85, fromBytes = MEBIBYTE } = settings;
  if (file.type !== 'image/jpeg' || file.size < fromBytes) return file;
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (photo === null) return file;
  try {
    const scale = Math.min(1, maxEdge / Math.max(photo.width, photo.height));
    const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const written = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (written.size >= file.size) return file;
    return new File([written], file.name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    // A canvas that is too large for this machine.
    return file;
  } finally {
    photo.close();
  }
}
