import { post } from '../endpoint.ts';
import type { phoneWidgetSchemas } from './phone-widget.schema.ts';
import { front } from './prefixes.ts';
import { ourOpen } from './traits.ts';

type S = typeof phoneWidgetSchemas;

const widget = `${front}/phone-widget`;

/** Registration check of the phone widget; `exist` shows 注册成功 with the way to the login. */
export const checkRegistration = post<S['checkRegistration']>(
  'phoneWidget.checkRegistration',
  `${widget}/check`,
  ourOpen,
);

export const sendCode = post<S['sendCode']>('phoneWidget.sendCode', `${widget}/send-code`, ourOpen);
