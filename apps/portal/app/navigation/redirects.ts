import * as paths from '../paths.ts';

/**
 * Addresses that lead elsewhere: parents that are no page of their own go to their list or first child, and one
 * alias keeps a reading of the specification that we did not take.
 */
export const redirects: Readonly<Record<string, string>> = {
  [paths.root]: paths.home,
  '/default': paths.home,
  '/default/comprehensives-ervices': paths.servicesMore,
  '/default/comprehensives-ervices/law-services/pay': paths.lawLessonPay,
  '/user': paths.personalCenter,
  [paths.buildingMaterials]: paths.addInquirySheet,
  [paths.inviteTenders]: paths.tenders,
  [paths.myBid]: paths.myBids,
  [paths.myQuotation]: paths.myQuotations,
  [paths.serviceAuthOrder]: paths.serviceAuthOrders,
  [paths.servicePublish]: paths.publishedServices,
  [paths.bankcard]: paths.bankcards,
  [paths.financialService]: paths.financialServices,
  [paths.memberManagement]: paths.members,
  [paths.roleManagement]: paths.roles,
  [paths.vip]: paths.buyVip,
};

/** Where an address leads, its query kept; undefined for an address that is a page. */
export function redirectTarget(url: URL): string | undefined {
  const target = targetByPath.get(url.pathname.replace(/(?<=.)\/+$/, '').toLowerCase());
  return target && target + url.search;
}

const targetByPath = new Map(Object.entries(redirects).map(([path, target]) => [path.toLowerCase(), target]));
