/** Width and height of a picture in px. */
export interface PictureSides {
  readonly width: number;
  readonly height: number;
}

/** The sides of a picture that this browser can draw; null for every other file, which is sent as a file. */
export async function pictureSides(file: File): Promise<PictureSides | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    // Such as tif: what cannot be drawn here cannot be drawn in the log either.
    return null;
  }
}
