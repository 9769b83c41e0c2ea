import { sizeUnit } from '@jianzhu/upload';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Bytes as the visitor's file manager shows them. */
export function fileSize(bytes: number): string {
  const unit = sizeUnit();
  const exponent = bytes < unit ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(unit)));
  const value = bytes / unit ** exponent;
  return `${exponent === 0 ? value : value.toFixed(1)} ${units[exponent]}`;
}
