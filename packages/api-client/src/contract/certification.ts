import { get, post } from '../endpoint.ts';
import type { certificationSchemas } from './certification.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof certificationSchemas;

const ours = `${member}/certification`;
const look = { ...ourBusiness, permission: 'certification_view' } as const;
const work = { ...ourBusiness, permission: 'certification_submit' } as const;
const form = { ...ourBusinessForm, permission: 'certification_submit' } as const;

/** The cards of my-index: how far the person and the business are certified, and how many certificates there are. */
export const overview = get<S['overview']>('certification.overview', `${ours}/overview`, ourBusiness);

/** The member's own certification; nobody else reads it, whatever she may do in the business. */
export const personal = get<S['personal']>('certification.personal', `${ours}/personal/detail`, ourBusiness);

/** Keeps what is filled in, with nothing required yet. An identity number is kept wrapped and never given back. */
export const savePersonal = post<S['savePersonal']>('certification.savePersonal', `${ours}/personal/save`, ourBusiness);

/** Hands the saved form in, proven by a code to its phone. */
export const submitPersonal = post<S['submitPersonal']>(
  'certification.submitPersonal',
  `${ours}/personal/submit`,
  ourBusinessForm,
);

export const withdrawPersonal = post<S['withdrawPersonal']>(
  'certification.withdrawPersonal',
  `${ours}/personal/withdraw`,
  ourBusiness,
);

/** The certification of the business: what is being handed in, what is in force, and what was before. */
export const corporate = get<S['corporate']>('certification.corporate', `${ours}/corporate/detail`, look);

/** Keeps a step of the form, with nothing required yet. What is in force stays so until a change of it is approved. */
export const saveCorporate = post<S['saveCorporate']>('certification.saveCorporate', `${ours}/corporate/save`, work);

/** Hands the saved form in, proven by a code to the legal representative's phone. */
export const submitCorporate = post<S['submitCorporate']>(
  'certification.submitCorporate',
  `${ours}/corporate/submit`,
  form,
);

export const withdrawCorporate = post<S['withdrawCorporate']>(
  'certification.withdrawCorporate',
  `${ours}/corporate/withdraw`,
  work,
);

/** Whether a credit code is one, and whether another company is certified by it. */
export const checkCreditCode = get<S['checkCreditCode']>(
  'certification.checkCreditCode',
  `${ours}/credit-code/check`,
  work,
);

/** Reads an uploaded picture of a card or a licence, for the form to be filled in with. Keeps nothing. */
export const recognise = post<S['recognise']>('certification.recognise', `${ours}/ocr`, ourBusiness);

/** A letter of authorization with the names of the application, to be sealed by the company. */
export const authorizationTemplate = get<S['authorizationTemplate']>(
  'certification.authorizationTemplate',
  `${ours}/authorization-template`,
  { ...work, file: true },
);

/** Saves the files of a business's certification. May be repeated. */
export const saveMaterials = post<S['saveMaterials']>(
  'certification.saveMaterials',
  `${member}/certification/material/save`,
  ourBusiness,
);

/** How far the review of the handed-in files is (domain rules 0.12). */
export const review = get<S['review']>('certification.review', `${member}/certification/review`, ourBusiness);

/** Hands the saved files in for review. */
export const submit = post<S['submit']>('certification.submit', `${member}/certification/submit`, ourBusiness);

/** Takes what is under review back. */
export const withdraw = post<S['withdraw']>('certification.withdraw', `${member}/certification/withdraw`, ourBusiness);
