import * as paths from '../../paths.ts';

export const editHref = (id: string) => `${paths.editProduct}?id=${id}`;

/** Where everybody reads a product: in the shop of its company (domain rules 37). */
export const shownHref = (businessId: string, productId: string) =>
  `${paths.shopPc}?businessId=${businessId}&productId=${productId}`;
