import { get, post } from '../endpoint.ts';
import type { knowledgeSchemas } from './knowledge.schema.ts';
import { front } from './prefixes.ts';
import { ourMember, ourOpen } from './traits.ts';

type S = typeof knowledgeSchemas;

/** Texts that companies have published in the knowledge base, the newest first (domain rules 11.2). */
export const list = get<S['list']>('knowledge.list', `${front}/knowledge/list`, ourOpen);

/** One text; of one that is to be paid what may be read before. */
export const detail = get<S['detail']>('knowledge.detail', `${front}/knowledge/detail`, ourOpen);

/** What the member has made of a text. */
export const mine = get<S['mine']>('knowledge.mine', `${front}/knowledge/mine`, ourMember);

/** The texts that the member has bought. */
export const owned = get<S['owned']>('knowledge.owned', `${front}/knowledge/owned`, ourMember);

/** Opens the whole of a text that was bought; from then on it is not given back. 403 for who has not. */
export const open = post<S['open']>('knowledge.open', `${front}/knowledge/open`, ourMember);

/** Where the video plays; for everybody when it is free, and opened with this when it was bought. */
export const play = get<S['play']>('knowledge.play', `${front}/knowledge/play`, ourOpen);

/** Where the document is fetched, for members when it is free or bought; counted once for each. */
export const download = post<S['download']>('knowledge.download', `${front}/knowledge/download`, ourMember);

/** Counts a reading, once in half an hour. */
export const view = post<S['view']>('knowledge.view', `${front}/knowledge/view`, ourOpen);

export const like = post<S['like']>('knowledge.like', `${front}/knowledge/like`, ourMember);

export const favorite = post<S['favorite']>('knowledge.favorite', `${front}/knowledge/favorite`, ourMember);
