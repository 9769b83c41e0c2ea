/** Whether a piece of a file can still be read: not after the file was changed, moved or removed. */
export async function isReadable(piece: Blob): Promise<boolean> {
  try {
    await piece.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
