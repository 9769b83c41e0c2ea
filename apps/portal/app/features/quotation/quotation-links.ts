import * as paths from '../../paths.ts';

export const quoteHref = (inquiryId: string) => `${paths.quote}?inquiryId=${inquiryId}`;
export const quotationHref = (id: string) => `${paths.quotedCompanyDetail}?quotationId=${id}`;
export const dealHref = (id: string) => `${paths.dealDetail}?id=${id}`;
export const secondHref = (inquiryId: string) => `${paths.secondQuotation}?inquiryId=${inquiryId}`;
export const inquiryHref = (id: string) => `${paths.inquiryDetail}?id=${id}`;
export const quotationsHref = `${paths.myQuotations}?tab=quotations`;
