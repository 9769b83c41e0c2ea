const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;

/** A size in bytes with three figures at most: 46.2 KB, 386 MB, 1.86 GB. */
export function formatSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // 999.5 would be written with four figures.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  const decimals = unit === 0 || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
  return `${size.toFixed(decimals)} ${units[unit]}`;
}
