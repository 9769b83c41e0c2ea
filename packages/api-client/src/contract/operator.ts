import { get, post } from '../endpoint.ts';
import type { operatorSchemas } from './operator.schema.ts';
import { operations } from './prefixes.ts';
import { ourOpen, ourOperator, ourOperatorForm } from './traits.ts';

type S = typeof operatorSchemas;

/** Makes the first operator, with the secret that the platform wrote into its data folder. */
export const first = post<S['first']>('operator.first', `${operations}/operator/first`, ourOpen);

/** Whose token this is, and until when. */
export const me = get<S['me']>('operator.me', `${operations}/operator/me`, ourOperator);

export const operators = get<S['operators']>('operator.operators', `${operations}/operator/list`, ourOperator);

/** Adds a person; the token is told this once, and its owner takes another in its place (`grantToken`). */
export const addOperator = post<S['addOperator']>('operator.addOperator', `${operations}/operator/add`, ourOperator);

/** A new token for oneself: nobody gets that of another. The one that asks ends when the new one is first used. */
export const grantToken = post<S['grantToken']>('operator.grantToken', `${operations}/operator/token`, ourOperator);

/** Ends an operator with all tokens. May be repeated; the last one stays. */
export const revokeOperator = post<S['revokeOperator']>(
  'operator.revokeOperator',
  `${operations}/operator/revoke`,
  ourOperator,
);

/** Submissions of every kind, those that wait longest first. */
export const reviews = get<S['reviews']>('operator.reviews', `${operations}/review/list`, ourOperator);

/** One submission with its files; their addresses are good for ten minutes. */
export const review = get<S['review']>('operator.review', `${operations}/review/detail`, ourOperator);

/** Approves what was seen, or rejects it with a reason. May be repeated. */
export const handleReview = post<S['handleReview']>(
  'operator.handleReview',
  `${operations}/review/handle`,
  ourOperator,
);

/** What visitors have sent in from public forms, the newest first. */
export const applications = get<S['applications']>(
  'operator.applications',
  `${operations}/application/list`,
  ourOperator,
);

/** Says that an application is taken up, or closed. May be repeated. */
export const handleApplication = post<S['handleApplication']>(
  'operator.handleApplication',
  `${operations}/application/handle`,
  ourOperator,
);

/** A person's account by phone number. */
export const account = get<S['account']>('operator.account', `${operations}/account/detail`, ourOperator);

/** Ends every login of an account and lets none begin. May be repeated. */
export const disableAccount = post<S['disableAccount']>(
  'operator.disableAccount',
  `${operations}/account/disable`,
  ourOperator,
);

/** Ends a company's certification in force: it can publish nothing any more; its administrators are told why. */
export const revokeCertification = post<S['revokeCertification']>(
  'operator.revokeCertification',
  `${operations}/certification/revoke`,
  ourOperator,
);

/**
 * Says that a certificate holds no longer, by its number: of a company, or of a learner. Where several companies have
 * the number the refusal names them, and nothing is done. May be repeated.
 */
export const revokeCertificate = post<S['revokeCertificate']>(
  'operator.revokeCertificate',
  `${operations}/certificate/revoke`,
  ourOperator,
);

/** Takes an inquiry off the platform, by its number (domain rules 3.5); its buyer reads why. */
export const offShelfInquiry = post<S['offShelfInquiry']>(
  'operator.offShelfInquiry',
  `${operations}/inquiry/off-shelf`,
  ourOperator,
);

/** Takes a service or a text of a company off its shelf (domain rules 10.2); its owner reads why. */
export const offShelf = post<S['offShelf']>('operator.offShelf', `${operations}/shelf/off-shelf`, ourOperator);

/** Ends a tender that is not decided, by its number (domain rules 5.3); its buyer and those who take part read why. */
export const offShelfTender = post<S['offShelfTender']>(
  'operator.offShelfTender',
  `${operations}/tender/off-shelf`,
  ourOperator,
);

/** Registers a file of public content: a picture, a document or a video; answers where it is sent. */
export const registerFile = post<S['registerFile']>(
  'operator.registerFile',
  `${operations}/file/register`,
  ourOperator,
);

/** Says that a registered file was sent; what differs from its registration or from its type is removed. May be repeated. */
export const confirmFile = post<S['confirmFile']>('operator.confirmFile', `${operations}/file/confirm`, ourOperator);

/** Lets an account log in again. May be repeated. */
export const enableAccount = post<S['enableAccount']>(
  'operator.enableAccount',
  `${operations}/account/enable`,
  ourOperator,
);

/** Takes the second factor off for somebody who has lost the phone and the recovery codes. */
export const removeSecondFactor = post<S['removeSecondFactor']>(
  'operator.removeSecondFactor',
  `${operations}/account/remove-second-factor`,
  ourOperator,
);

/** Articles of a column, those that are not published among them. */
export const articles = get<S['articles']>('operator.articles', `${operations}/content/list`, ourOperator);

export const article = get<S['article']>('operator.article', `${operations}/content/detail`, ourOperator);

/** Writes an article; a new one is published by a call of its own, a published one changes at once. */
export const saveArticle = post<S['saveArticle']>(
  'operator.saveArticle',
  `${operations}/content/save`,
  ourOperatorForm,
);

/** May be repeated. */
export const publishArticle = post<S['publishArticle']>(
  'operator.publishArticle',
  `${operations}/content/publish`,
  ourOperator,
);

/** Takes an article from every page and the search, and keeps it. May be repeated. */
export const withdrawArticle = post<S['withdrawArticle']>(
  'operator.withdrawArticle',
  `${operations}/content/withdraw`,
  ourOperator,
);

/** Records of public content of a kind, those that are not published among them. */
export const writtenRecords = get<S['writtenRecords']>(
  'operator.writtenRecords',
  `${operations}/written/list`,
  ourOperator,
);

/** One of them with the fields that its call saves. */
export const writtenRecord = get<S['writtenRecord']>(
  'operator.writtenRecord',
  `${operations}/written/detail`,
  ourOperator,
);

/** Shows a record to everybody. May be repeated. */
export const publishRecord = post<S['publishRecord']>(
  'operator.publishRecord',
  `${operations}/written/publish`,
  ourOperator,
);

/** Takes a record from every page and the search, and keeps it. May be repeated. */
export const withdrawRecord = post<S['withdrawRecord']>(
  'operator.withdrawRecord',
  `${operations}/written/withdraw`,
  ourOperator,
);

/** Each writes one record; a new one is published by a call of its own, a published one changes at once. */
export const saveSalon = post<S['saveSalon']>('operator.saveSalon', `${operations}/salon/save`, ourOperatorForm);
export const saveLawyer = post<S['saveLawyer']>('operator.saveLawyer', `${operations}/lawyer/save`, ourOperatorForm);
export const saveLegalPackage = post<S['saveLegalPackage']>(
  'operator.saveLegalPackage',
  `${operations}/legal-package/save`,
  ourOperatorForm,
);
export const saveLesson = post<S['saveLesson']>('operator.saveLesson', `${operations}/lesson/save`, ourOperatorForm);
export const saveKnowledge = post<S['saveKnowledge']>(
  'operator.saveKnowledge',
  `${operations}/knowledge/save`,
  ourOperatorForm,
);
/** The page of a company by the id of its business; what it had not is made. */
export const saveCompany = post<S['saveCompany']>(
  'operator.saveCompany',
  `${operations}/company/save`,
  ourOperatorForm,
);
export const saveHelp = post<S['saveHelp']>('operator.saveHelp', `${operations}/help/save`, ourOperatorForm);

/** Every version of every legal text; `article.legalText` reads one. */
export const legalTexts = get<S['legalTexts']>('operator.legalTexts', `${operations}/legal/list`, ourOperator);

/** Publishes the next version of a legal text (decision 50). */
export const publishLegalText = post<S['publishLegalText']>(
  'operator.publishLegalText',
  `${operations}/legal/publish`,
  ourOperatorForm,
);

export const dictionaries = get<S['dictionaries']>('operator.dictionaries', `${operations}/dict/list`, ourOperator);

/** Sets the whole tree of a dictionary; `content.dictionary` reads it. May be repeated. */
export const saveDictionary = post<S['saveDictionary']>(
  'operator.saveDictionary',
  `${operations}/dict/save`,
  ourOperator,
);

/** Banners of a place, hidden and future ones among them. */
export const banners = get<S['banners']>('operator.banners', `${operations}/banner/list`, ourOperator);

export const saveBanner = post<S['saveBanner']>('operator.saveBanner', `${operations}/banner/save`, ourOperatorForm);

/** Puts all banners of a place in order. May be repeated. */
export const orderBanners = post<S['orderBanners']>('operator.orderBanners', `${operations}/banner/order`, ourOperator);

/** Shows a banner or hides it. May be repeated. */
export const showBanner = post<S['showBanner']>('operator.showBanner', `${operations}/banner/show`, ourOperator);

/** The newest notices of one person. */
export const notices = get<S['notices']>('operator.notices', `${operations}/notice/list`, ourOperator);

/** Sends a notice once more, as a new one. */
export const resendNotice = post<S['resendNotice']>(
  'operator.resendNotice',
  `${operations}/notice/resend`,
  ourOperatorForm,
);

/** Moves the clock of business rules forwards; in a demonstration only. */
export const advanceClock = post<S['advanceClock']>(
  'operator.advanceClock',
  `${operations}/clock/advance`,
  ourOperatorForm,
);

/** How each channel's statement of a day agreed with our books, the last day first. */
export const reconciliations = get<S['reconciliations']>(
  'operator.reconciliations',
  `${operations}/reconciliation/list`,
  ourOperator,
);

/** What our books and the channels say differently, the oldest first. */
export const differences = get<S['differences']>(
  'operator.differences',
  `${operations}/reconciliation/differences`,
  ourOperator,
);

/** Says where a difference comes from. */
export const explainDifference = post<S['explainDifference']>(
  'operator.explainDifference',
  `${operations}/reconciliation/explain`,
  ourOperator,
);

/** Says that a difference is made good, and how. It stays so. */
export const settleDifference = post<S['settleDifference']>(
  'operator.settleDifference',
  `${operations}/reconciliation/settle`,
  ourOperator,
);
