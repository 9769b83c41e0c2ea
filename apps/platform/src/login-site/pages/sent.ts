import { timeText } from '../../db/time-text.ts';
import { html, type Markup } from '../markup.ts';
import { TEXT } from '../messages.ts';
import { type PageContext, pageFrame } from '../page-frame.ts';

/** What a demonstration would have sent by text and mail, and where the newest puzzle fits. */
export interface Sent {
  readonly messages: readonly { readonly receiver: string; readonly content: string; readonly sentAt: Date }[];
  readonly captchaX: number | undefined;
}

export function sentPage(context: PageContext, { messages, captchaX }: Sent): Markup {
  const rows = messages.map(
    ({ receiver, content, sentAt }) =>
      html`<tr><td>${receiver}</td><td>${content}</td><td>${timeText(sentAt)}</td></tr>`,
  );
  const table = html`<table class="sent"><thead><tr><th scope="col">${TEXT.sentReceiver}</th><th scope="col">${TEXT.sentContent}</th><th scope="col">${TEXT.sentTime}</th></tr></thead><tbody>${rows}</tbody></table>`;
  const box = html`<h1 class="heading">${TEXT.sent}</h1><p class="hint">${TEXT.sentHint}</p>${rows.length ? table : html`<p class="hint">${TEXT.sentEmpty}</p>`}
${captchaX === undefined ? undefined : html`<p class="hint">${TEXT.captchaAnswer}：<b data-captcha-x>${captchaX}</b></p>`}`;
  return pageFrame(context, TEXT.sent, box);
}
