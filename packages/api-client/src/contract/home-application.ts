import { get, post } from '../endpoint.ts';
import type { homeApplicationSchemas } from './home-application.schema.ts';
import { front } from './prefixes.ts';
import { ourOpen, ourOpenForm } from './traits.ts';

type S = typeof homeApplicationSchemas;

const finance = `${front}/financeApply`;

/** The slider captcha of the home page's finance form. */
export const financeCaptcha = get<S['financeCaptcha']>('homeApplication.financeCaptcha', `${finance}/captcha`, ourOpen);

export const applyForFinance = post<S['applyForFinance']>('homeApplication.applyForFinance', finance, ourOpenForm);

export const applyForProject = post<S['applyForProject']>(
  'homeApplication.applyForProject',
  `${front}/projectApply`,
  ourOpenForm,
);

/** Sends a code for one of the public forms. */
export const sendPhoneCode = post<S['sendPhoneCode']>(
  'homeApplication.sendPhoneCode',
  `${front}/sendPhoneCode`,
  ourOpen,
);
