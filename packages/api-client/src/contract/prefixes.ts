/** Service prefixes of specification section 7 and of the calls we added in the same style. */
export const memberService = '/api/rs-member-service';
export const member = `${memberService}/ecomm`;
/** Of procurement (domain rules 30). */
export const trade = '/api/rs-trade-service/ecomm';
export const memberInfo = `${member}/memberInfo`;
export const cms = '/api/rs-cms-service';
export const front = `${cms}/ecomm/front`;
export const login = '/api/{product}-login/oauth';
export const userCenter = '/api/{product}-user-center';
export const support = '/api/{product}-support';
export const chatSystem = '/api/sys';
/** Of the operator API (domain rules 30.20); portals forward none of it. */
export const operations = '/api/rs-ops-service';
