/** Code of the generic platform: the product's own brand and the default request source (decision 2). */
export const GENERIC_PLATFORM_CODE = 'JIANZHU';

/** Code of the one platform with rules of its own (specification 1); compared exactly, case included. */
export const CHANGCHUN_PLATFORM_CODE = 'CHANGCHUN';
