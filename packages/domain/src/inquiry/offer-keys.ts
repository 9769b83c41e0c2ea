/** Any one of these reads what suppliers ask: who compares, and who decides by it (docs/decisions/0024). */
export const OFFER_KEYS = ['inquiry_compare', 'inquiry_award', 'inquiry_approve'] as const;
