/** Programs by what their User-Agent says; the first that fits, because most name others beside themselves. */
const BROWSERS = [
  ['MicroMessenger', '微信'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['QQBrowser', 'QQ浏览器'],
  ['HuaweiBrowser', '华为浏览器'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Windows', 'Windows'],
  ['HarmonyOS', '鸿蒙'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (names: typeof BROWSERS | typeof SYSTEMS, userAgent: string) =>
  names.find(([mark]) => userAgent.includes(mark))?.[1];

/** Browser and system of a User-Agent in the words of the list of devices. */
export function describeBrowser(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent) ?? '未知浏览器';
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser}（${system}）`;
}
