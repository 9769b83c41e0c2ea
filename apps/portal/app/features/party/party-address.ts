import * as paths from '../../paths.ts';

/** The list of a module, as the menu of the portal names it: with `pageid=1` (specification 2, Header). */
export const moduleAddress = (code: string): string => `${paths.partyNewsList}?pageid=1&modulecode=${code}`;

/** All articles of a module; all of the section without one. */
export const moreAddress = (code?: string): string =>
  code === undefined ? paths.partyNewsMore : `${paths.partyNewsMore}?modulecode=${code}`;

/** Address of one article. */
export const partyArticleAddress = (id: string): string => `${paths.partyNewsMore}?id=${id}`;
