import { LEAF_CATEGORIES } from '@jianzhu/domain/catalogs';
import { type InquiryDraft, inquiryDraft } from '@jianzhu/domain/inquiries';
import * as v from 'valibot';
import { shopPageTexts as texts } from './messages.ts';

const BY_INVITATION = 2;
const TITLE_LENGTH = 60;
const SPEC_LENGTH = 120;
const SHORTEST = 4;

/** What of a product is asked for. */
export interface AskedProduct {
  readonly businessId: string;
  readonly categoryCode: string;
  readonly name: string;
  readonly brandName: string;
  readonly standardNo: string;
  /** Of `UNITS`. */
  readonly unit: string;
  /** The chosen combination in words; '' of a product without specifications. */
  readonly spec: string;
  /** Decimal text. */
  readonly quantity: string;
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** What a draft begins with that only one company is invited to. */
const begun = (businessId: string) => ({
  ...{ publishScope: BY_INVITATION, sealed: 1, allowSecond: 1, wholeOrder: 0, hideContact: 1 },
  inviteeIds: [businessId],
});

/** A draft with the product as its only line, to which its seller is invited (domain rules 10.2). */
export function inquiryOfProduct(asked: AskedProduct): InquiryDraft {
  const { businessId, categoryCode, name, brandName, standardNo, unit, spec, quantity } = asked;
  const title = texts.inquiryTitle(name);
  return v.parse(inquiryDraft, {
    ...begun(businessId),
    title: cut(title, TITLE_LENGTH),
    categoryCodes: [categoryCode],
    lines: [
      {
        ...{ categoryCode, materialName: name, brand: brandName, unit, quantity, acceptEquivalent: 0 },
        spec: cut([spec, standardNo].filter((part) => part !== '').join('，'), SPEC_LENGTH),
      },
    ],
  });
}

/** A draft without lines, of the category that the shop has preset; '' for none. */
export function inquiryOfShop(businessId: string, companyName: string, categoryCode: string): InquiryDraft {
  const title = cut(texts.emptyInquiryTitle(companyName), TITLE_LENGTH);
  const isKnown = LEAF_CATEGORIES.some(({ value }) => value === categoryCode);
  return v.parse(inquiryDraft, {
    ...begun(businessId),
    ...(title.length >= SHORTEST && { title }),
    ...(isKnown && { categoryCodes: [categoryCode] }),
  });
}
