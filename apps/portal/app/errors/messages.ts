/** Shown when a part of the page could not be loaded and reloading has been tried within the last minute. */
export const chunkLoadMessage = '页面加载失败，请检查网络后刷新重试';
