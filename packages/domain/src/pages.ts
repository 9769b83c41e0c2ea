export { localPath } from './cross-site/local-path.ts';
export {
  type KeptQuery,
  PAGE_CHANGES_PATH,
  PAGE_CONTENTS,
  type Page,
  type PageAccess,
  type PageContent,
  type PageLayout,
  pageAccess,
  pageKeys,
  pageName,
} from './page/page.ts';
export { FOLDER_PATHS, findPage, folderTarget, PAGES } from './page/pages.ts';
