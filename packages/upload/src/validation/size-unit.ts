/** Bytes in a kilobyte, as the file manager of the visitor's system counts them. */
export type SizeUnit = 1000 | 1024;

/** The part of `navigator` that names the system. */
export interface SystemHint {
  readonly userAgentData?: { readonly platform?: string };
  readonly platform?: string;
}

/**
 * 1000 on macOS, else 1024 (specification section 5). Every size rule uses it, the size of a part does not.
 * @param system the page's `navigator`; outside a page there is none
 */
export function sizeUnit(system: SystemHint | undefined = globalThis.navigator): SizeUnit {
  const name = system?.userAgentData?.platform || system?.platform || '';
  return /^mac/i.test(name) ? 1000 : 1024;
}

/** @param count of megabytes */
export const megabytes = (count: number, unit: SizeUnit): number => count * unit ** 2;

/** @param count of gigabytes */
export const gigabytes = (count: number, unit: SizeUnit): number => count * unit ** 3;
