import { get, post } from '../endpoint.ts';
import type { homeApplicationSchemas } from './home-application.schema.ts';
import { front } from './prefixes.ts';
import { ourOpen, ourOpenAct, ourOpenForm } from './traits.ts';

type S = typeof homeApplicationSchemas;

/** The slider captcha of the home page's finance form. */
export const financeCaptcha = get<S['financeCaptcha']>(
  'homeApplication.financeCaptcha',
  `${front}/financeApply/captcha`,
  ourOpen,
);

export const applyForFinance = post<S['applyForFinance']>(
  'homeApplication.applyForFinance',
  `${front}/financeApply`,
  ourOpenForm,
);

/** A GET, as the specification says (decision 41): its captcha token is good once, so that a repetition does nothing. */
export const applyForProject = get<S['applyForProject']>(
  'homeApplication.applyForProject',
  `${front}/projectApply`,
  ourOpenAct,
);

/** Sends a code for one of the public forms; a GET with a captcha token that is good once (decision 41). */
export const sendPhoneCode = get<S['sendPhoneCode']>(
  'homeApplication.sendPhoneCode',
  `${front}/sendPhoneCode`,
  ourOpenAct,
);
