/** The address as a URL, relative ones resolved; null for what is none. `URL.canParse` is newer than our browsers. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
