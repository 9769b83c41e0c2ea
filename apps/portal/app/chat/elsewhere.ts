const key = 'login-elsewhere';

/** Whether the toast that the account is used elsewhere is on the page. */
export interface ElsewhereState {
  isShown: boolean;
}

/** The home page that comes after the redirect is to show the message again (decision 40). */
export function repeatOnHome(): void {
  try {
    window.sessionStorage.setItem(key, '1');
  } catch (error) {
    console.warn('The message will not be repeated on the home page', error);
  }
}

/** Whether the message is to be repeated here; it is so once. */
export function takeRepeat(): boolean {
  try {
    const isDue = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.removeItem(key);
    return isDue;
  } catch (error) {
    console.warn('No session storage', error);
    return false;
  }
}
