/** Name of the product in paths (`/api/jianzhu-login/...`) and in the state field `jianzhuToken` (specification 3, 7). */
export const PRODUCT_NAME = 'jianzhu';
