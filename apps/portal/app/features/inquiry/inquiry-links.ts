import * as paths from '../../paths.ts';

export const inquiryHref = (id: string) => `${paths.inquiryDetail}?id=${id}`;
export const editHref = (id: string) => `${paths.addInquirySheet}?id=${id}`;
export const quoteHref = (inquiryId: string) => `${paths.quote}?inquiryId=${inquiryId}`;
export const quotationHref = (id: string) => `${paths.quotedCompanyDetail}?quotationId=${id}`;
export const dealHref = (id: string) => `${paths.dealDetail}?id=${id}`;
export const secondHref = (inquiryId: string) => `${paths.secondQuotation}?inquiryId=${inquiryId}`;
export const selectingHref = (inquiryId: string) => `${paths.selecting}?inquiryId=${inquiryId}`;
export const inviteHref = (inquiryId: string) => `${paths.inviteSupplier}?inquiryId=${inquiryId}`;
export const toTenderHref = (inquiryId: string) => `${paths.materialInviteTenders}?inquiryId=${inquiryId}`;
