/** A list that is fetched after the page: each state has its own look, so that nothing fails unseen. */
export type ListState<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly items: readonly Item[] };
