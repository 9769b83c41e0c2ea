import { DEFAULT_BASE_TITLE, DEFAULT_SUB_TITLE } from './messages.ts';
import { GENERIC_PLATFORM_CODE } from './platform-code.ts';
import type { PlatformConfig } from './platform-config.ts';

/** What the shell shows of a platform; an image is null where the portal's own one stands in. */
export interface Branding {
  /** Title of the header and of every page (decision 28). */
  readonly title: string;
  readonly subTitle: string;
  /** Header logo and page icon. */
  readonly logo: string | null;
  /** QR code of the mobile app. */
  readonly appCode: string | null;
}

const orNull = (address: string | undefined): string | null => address?.trim() || null;

/** Branding of a platform, each empty or missing field replaced by its fallback (specification 2). */
export function branding(config: PlatformConfig | null): Branding {
  return {
    title: config?.baseTitle.trim() || DEFAULT_BASE_TITLE,
    subTitle: config?.subTitle.trim() || DEFAULT_SUB_TITLE,
    logo: orNull(config?.logoImg),
    appCode: orNull(config?.codeImg),
  };
}

/** Value of the request-source header: the platform code once known, the generic code before (decision 2). */
export function requestSource(config: PlatformConfig | null): string {
  return config?.platformCode.trim() || GENERIC_PLATFORM_CODE;
}
