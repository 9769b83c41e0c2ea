import type { ScriptText } from '../messages.ts';

/** What the server has written into the page for its scripts. */
const readData = (name: string) => JSON.parse(find(document, `script[data-${name}]`, HTMLScriptElement).text);

/** Addresses of the calls that the pages make, by their names in the contract. */
export const addresses: Readonly<Record<string, string>> = readData('calls');

export const texts: ScriptText = readData('texts');

/** Finds an element that the page's own markup has; a missing one is a fault of the page. */
export function find<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new TypeError(`the page has no ${selector}`);
  return found;
}

/** Shows a sentence, or hides its place when there is none. */
export function say(place: HTMLElement, text: string): void {
  place.textContent = text;
  place.hidden = text === '';
}

/**
 * Runs an act while its button is held; a second start meanwhile does nothing. Releasing the button gives back the
 * focus that a browser takes from a disabled button, unless it has gone elsewhere.
 *
 * @returns what the act returns; undefined for a start that was ignored.
 */
export async function whileHeld<Result>(
  button: HTMLButtonElement,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  if (button.disabled) return undefined;
  const hadFocus = document.activeElement === button;
  button.disabled = true;
  try {
    return await act();
  } finally {
    button.disabled = false;
    if (hadFocus && document.activeElement === document.body) button.focus();
  }
}
