/** Keys of the home sections in page order; each is also the element id and a value of the `params` query. */
export const sectionKeys = [
  'supply-demand',
  'platforms',
  'services',
  'supervision',
  'news',
  'enterprise-style',
  'research',
  'party',
] as const;

/** Names one section of the home page. */
export type SectionKey = (typeof sectionKeys)[number];

/** What a section knows of its data. Every section has calls of its own, so one may fail while the others stand. */
export type SectionContent<Data> =
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** Address that loads the section again; a plain link, so that it works without scripts. */
      readonly retryHref: string;
    };

/** A link at the end of a section head. */
export interface MoreLink {
  readonly href: string;
  readonly newWindow?: boolean;
}
