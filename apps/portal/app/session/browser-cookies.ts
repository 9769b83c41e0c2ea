/** Writes cookie lines into this browser. */
export function writeCookies(lines: readonly string[]): void {
  for (const line of lines) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = line;
  }
}
