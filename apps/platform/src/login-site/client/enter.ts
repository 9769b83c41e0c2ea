import { type Answer, call } from './api.ts';
import { find, say, whileHeld } from './page.ts';
import { askSecondFactor } from './second-factor.ts';

interface LoginOption {
  readonly businessId: string;
  readonly businessName: string;
  readonly isDefault: boolean;
  readonly isLastUsed: boolean;
}

/** A proven login and the businesses it may act for. */
export interface PendingLogin {
  readonly loginTicket: string;
  /** Then the ticket is good for the second factor alone. */
  readonly isSecondFactorDue: boolean;
  readonly businesses: readonly LoginOption[];
}

/** Goes back to the portal: at once for the only business, else after one is chosen. */
export async function enter(login: PendingLogin, returnUrl: string): Promise<Answer<unknown> | undefined> {
  if (login.isSecondFactorDue) {
    askSecondFactor(login.loginTicket, (proven) => enter(proven, returnUrl));
    return undefined;
  }
  const [only, ...others] = login.businesses;
  if (!only || others.length === 0) return goBack(login, only?.businessId ?? '', returnUrl);
  const choose = find(document, '[data-choose]', HTMLElement);
  const error = find(choose, '.form-error', HTMLElement);
  for (const before of document.querySelectorAll<HTMLElement>('[data-entry], [data-second-factor]'))
    before.hidden = true;
  find(choose, 'ul', HTMLUListElement).replaceChildren(
    ...login.businesses.map(({ businessId, businessName, isDefault, isLastUsed }) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = businessName;
      button.addEventListener('click', () =>
        whileHeld(button, async () => {
          const refused = await goBack(login, businessId, returnUrl);
          say(error, refused?.msg ?? '');
        }),
      );
      item.append(button);
      const marks = [...(isDefault ? [MARKS.isDefault] : []), ...(isLastUsed ? [MARKS.isLastUsed] : [])];
      if (marks.length > 0) item.append(markOf(marks.join(' · ')));
      return item;
    }),
  );
  choose.hidden = false;
  find(choose, 'h1', HTMLHeadingElement).focus();
  return undefined;
}

/** Beside a business: the one that a login begins with, and the one of the last login. */
const MARKS = { isDefault: '默认企业', isLastUsed: '上次使用' } as const;

function markOf(text: string): HTMLElement {
  const mark = document.createElement('p');
  mark.className = 'hint';
  mark.textContent = text;
  return mark;
}

/** Fetches the address with the one-time ticket and leaves for it; the login page does not stay in the history. */
async function goBack(
  login: PendingLogin,
  businessId: string,
  returnUrl: string,
): Promise<Answer<unknown> | undefined> {
  const body = { loginTicket: login.loginTicket, businessId, returnUrl };
  const answer = await call<{ redirectTo: string }>('authorize', body);
  if (!answer.data) return answer;
  location.replace(answer.data.redirectTo);
  return undefined;
}
