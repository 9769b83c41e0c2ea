/** An ETag as the ports name it: lower case, without quotes and the mark of weak ones. */
export const plainEtag = (etag: string): string => etag.trim().replace(/^W\//, '').replace(/^"|"$/g, '').toLowerCase();
