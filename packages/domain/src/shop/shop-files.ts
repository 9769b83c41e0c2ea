import { shelfPictureId } from '../shelf/shelf-picture.ts';

/** Where everybody sees the videos that companies show in their shops. */
export const SHOP_VIDEO_PATH = '/api/rs-cms-service/shop-video';

const VIDEO_ADDRESS = new RegExp(`^${SHOP_VIDEO_PATH}/(\\d{1,20})\\.(mp4|webm)$`);

/** Videos of shops: endings of their names, and megabytes (as those of products, domain rules 10.1). */
export const SHOP_VIDEOS = { extensions: ['mp4', 'webm'], maxMegabytes: 100 } as const;

/** Id of the file that an address of a shop's video shows; null for any other address. */
export const shopVideoId = (address: string): string | null => VIDEO_ADDRESS.exec(address)?.[1] ?? null;

/** A picture of the shelf, or a drawing of the platform's; whose it is the platform checks. */
export const isShopPicture = (address: string): boolean =>
  shelfPictureId(address) !== null || /^\/art\/[\w-]+\.(svg|webp|jpg|png)$/.test(address);

/** A video that was uploaded for a shop. */
export const isShopVideo = (address: string): boolean => shopVideoId(address) !== null;
