import { type DictionaryEntry, isAppAddress } from '@jianzhu/domain';

/** What the operator says of an app, in a dictionary; '' for what he does not. */
export interface AppRelease {
  /** Address in a store or of a package. */
  readonly ios: string;
  readonly android: string;
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly updated: string;
}

/** Reads the dictionary of an app. */
export function readRelease(entries: readonly DictionaryEntry[]): AppRelease {
  const of = (key: string) => entries.find(({ dictKey }) => dictKey === key)?.dictValue.trim() ?? '';
  const download = (key: string) => (isAppAddress(of(key)) ? of(key) : '');
  return { ios: download('ios'), android: download('android'), version: of('version'), updated: of('updated') };
}

/** The system of a device, as far as its browser tells. */
export function deviceOf(userAgent: string): 'ios' | 'android' | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}

/** The browser of WeChat downloads nothing. */
export const isWeChat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);
