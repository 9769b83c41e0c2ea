/**
 * The extension in lower case: what follows the last dot. Empty for a name without one, and for a name that is
 * nothing but an extension, such as `.pdf`.
 */
export function fileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : '';
}
