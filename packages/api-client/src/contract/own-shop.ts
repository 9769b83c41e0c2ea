import { get, post } from '../endpoint.ts';
import type { ownShopSchemas } from './own-shop.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof ownShopSchemas;

const ours = `${member}/shop`;
const small = { bodyLimit: 32_768 } as const;
const viewer = { ...ourBusiness, permission: 'shop_view' } as const;
const editor = { ...ourBusiness, permission: 'shop_edit' } as const;
const publisher = { ...ourBusiness, ...small, permission: 'shop_publish' } as const;
const publisherForm = { ...ourBusinessForm, ...small, permission: 'shop_publish' } as const;

/** The draft of one of the shop's pages (domain rules 14.1), with what its blocks show. */
export const page = get<S['page']>('ownShop.page', `${ours}/page`, viewer);

/** Keeps a draft; 409 where somebody has saved since. */
export const save = post<S['save']>('ownShop.save', `${ours}/save`, editor);

/** What the blocks of a draft show that is not saved yet. */
export const resolve = post<S['resolve']>('ownShop.resolve', `${ours}/resolve`, viewer);

/** What keeps a draft from being published, and what it should not be published with. */
export const check = post<S['check']>('ownShop.check', `${ours}/check`, viewer);

/** Shows the draft to everybody; refused with every problem that `check` finds. */
export const publish = post<S['publish']>('ownShop.publish', `${ours}/publish`, publisherForm);

/** Publishes the draft as it is now at a time to come. */
export const schedule = post<S['schedule']>('ownShop.schedule', `${ours}/schedule`, publisherForm);

export const cancelSchedule = post<S['cancelSchedule']>('ownShop.cancelSchedule', `${ours}/cancel-schedule`, publisher);

/** Puts a published version of before in place of the draft; visitors see no change. */
export const restore = post<S['restore']>('ownShop.restore', `${ours}/restore`, { ...editor, ...small });

/** Puts an official template in place of the draft. */
export const applyTemplate = post<S['applyTemplate']>('ownShop.applyTemplate', `${ours}/apply-template`, {
  ...editor,
  ...small,
});

/** The last published versions, the newest first. */
export const history = get<S['history']>('ownShop.history', `${ours}/history`, viewer);

/** One of them, to be compared with the draft. */
export const version = get<S['version']>('ownShop.version', `${ours}/version`, viewer);

export const templates = get<S['templates']>('ownShop.templates', `${ours}/templates`, viewer);

/** What the palette offers, and what the membership lacks. */
export const blockSpecs = get<S['blockSpecs']>('ownShop.blockSpecs', `${ours}/block-specs`, viewer);

/** A link to the draft for those who do not edit it, good for half an hour. */
export const previewToken = post<S['previewToken']>('ownShop.previewToken', `${ours}/preview-token`, {
  ...viewer,
  ...small,
});

/** Categories, offers and the short address of the shop. */
export const settings = get<S['settings']>('ownShop.settings', `${ours}/settings`, viewer);

/** All categories in their order; those that are not named any more go, and their products stay without them. */
export const saveCategories = post<S['saveCategories']>('ownShop.saveCategories', `${ours}/category/save`, {
  ...editor,
  ...small,
});

/** All offers in their order. */
export const saveOffers = post<S['saveOffers']>('ownShop.saveOffers', `${ours}/offer/save`, { ...editor, ...small });

export const savePath = post<S['savePath']>('ownShop.savePath', `${ours}/path/save`, { ...editor, ...small });

/** Shows an uploaded picture to everybody, for a page. May be repeated. */
export const showPicture = post<S['showPicture']>('ownShop.showPicture', `${ours}/show-picture`, {
  ...editor,
  ...small,
});

/** The same for a video. */
export const showVideo = post<S['showVideo']>('ownShop.showVideo', `${ours}/show-video`, { ...editor, ...small });
