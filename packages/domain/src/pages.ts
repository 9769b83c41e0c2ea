export { localPath } from './cross-site/local-path.ts';
export { type KeptQuery, type Page, type PageAccess, type PageLayout, pageAccess, pageName } from './page/page.ts';
export { FOLDER_PATHS, findPage, folderTarget, PAGES } from './page/pages.ts';
