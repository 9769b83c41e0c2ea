import type { Violation } from '../violation.ts';
import { SHELF_MESSAGES } from './messages.ts';

/** Where everybody reads the pictures that companies put on the shelf. */
export const SHELF_PICTURE_PATH = '/api/rs-cms-service/shelf-picture';

const ADDRESS = new RegExp(`^${SHELF_PICTURE_PATH}/(\\d{1,20})\\.(jpg|jpeg|png|webp|gif)$`);

/** Pictures of the shelf (domain rules 10.1, 11.1): endings of their names, and megabytes. */
export const SHELF_PICTURES = { extensions: ['jpg', 'jpeg', 'png'], maxMegabytes: 5 } as const;

/** Id of the file that an address shows; null for any other address. */
export const shelfPictureId = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;

/** The rule of a field that holds a picture's address: one of the shelf, or of the platform's own drawings. */
export const checkShelfPicture = (address: string): Violation | null =>
  shelfPictureId(address) !== null || /^\/art\/[\w-]+\.svg$/.test(address)
    ? null
    : { code: 'picture', message: SHELF_MESSAGES.notOwnPicture };
