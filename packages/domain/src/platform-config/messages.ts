/** Title and subtitle shown when the platform configuration gives none (specification 2, "with fallbacks"). */
export const DEFAULT_BASE_TITLE = '吉林省建筑业数字平台';
export const DEFAULT_SUB_TITLE = '建材、设备、劳务、项目与金融综合服务';

/** Top-banner text of a platform when the server gives none (specification 2); it has no link. */
export const openingText = (title: string) => `热烈祝贺${title}正式上线`;
export const DEFAULT_TOP_TEXT = openingText(DEFAULT_BASE_TITLE);

/** Title of the footer column that CHANGCHUN hides. */
export const FRIENDLY_LINKS_TITLE = '友情链接';
