/** Creates an element with properties and children; texts are texts, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/** A button that is no submit button. */
export function button(label: string, onclick: () => void, className = ''): HTMLButtonElement {
  return element('button', { type: 'button', textContent: label, className, onclick });
}

/** The element of the page with this id. @throws Error when the page has none of the kind */
export function part<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} #${id}`);
}
