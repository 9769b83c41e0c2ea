import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { allowList, sameMeaning } from './allow-list.ts';
import { richTextMessages } from './messages.ts';
import type { SafeHtml } from './safe-html.ts';

type Tree = ReturnType<typeof fromHtmlIsomorphic>;
type TreeNode = Tree['children'][number];
type TreeElement = Extract<TreeNode, { readonly type: 'element' }>;

/** Deeper than any text is nested; what lies below is cut off. */
const deepest = 100;

function isElement(node: TreeNode): node is TreeElement {
  return node.type === 'element';
}

function parse(html: string): Tree {
  try {
    return fromHtmlIsomorphic(html, { fragment: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Thousands of nested elements exhaust the stack. No text needs them: the source is shown in place of a failed page.
    return { type: 'root', children: [{ type: 'text', value: html }] };
  }
}

/** Renames elements to the allowed ones of the same meaning and cuts off what is nested too deep. */
function normalize(tree: Tree): Tree {
  const pending: { parent: Tree | TreeElement; depth: number }[] = [{ parent: tree, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { parent, depth } = next;
    if (depth >= deepest) parent.children = [];
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      child.tagName = sameMeaning[child.tagName] ?? child.tagName;
      pending.push({ parent: child, depth: depth + 1 });
    }
  }
  return tree;
}

/** What the allow-list cannot say: a link that leads nowhere is text, a picture without a source is nothing. */
function dropEmpty(node: TreeNode): readonly TreeNode[] {
  if (!isElement(node)) return [node];
  const { tagName, properties } = node;
  if (tagName === 'img' && properties.src === undefined) return [];
  const children = node.children.flatMap(dropEmpty) as TreeElement['children']; // The same kinds as before, fewer.
  if (tagName === 'a' && properties.href === undefined) return children;
  return [{ ...node, children }];
}

const scrolled = { dataScroll: '', role: 'group', ariaLabel: richTextMessages.table, tabIndex: 0 } as const;

/** Puts each table into a box of its own that scrolls, so that a wide one does not widen the page. */
function wrapTables(node: TreeNode): TreeNode {
  if (!isElement(node)) return node;
  const [only, ...others] = node.children;
  if (node.tagName === 'div' && only && others.length === 0 && isElement(only) && only.tagName === 'table') {
    return { ...node, properties: { ...scrolled } };
  }
  if (node.tagName === 'table') {
    return { type: 'element', tagName: 'div', properties: { ...scrolled }, children: [node] };
  }
  const children = node.children.map(wrapTables) as TreeElement['children']; // As above.
  return { ...node, children };
}

function cleanOnce(html: string): readonly TreeNode[] {
  const allowed = sanitize(normalize(parse(html)), allowList);
  // A root goes in, so a root comes out; the types of the library tell only that it is a node.
  return (allowed as Tree).children.flatMap(dropEmpty);
}

function write(nodes: readonly TreeNode[]): string {
  return toHtml({ type: 'root', children: [...nodes] });
}

/** More readings than any text has needed until it stayed the same. */
const mostReadings = 4;

/**
 * Cleans until reading the result anew changes nothing: what a browser makes of it is then what was looked at here,
 * although elements that may not stand in each other move apart when they are read.
 */
function clean(html: string): readonly TreeNode[] {
  let source = html;
  for (let reading = 0; reading < mostReadings; reading++) {
    const nodes = cleanOnce(source);
    const written = write(nodes);
    if (written === source) return nodes;
    source = written;
  }
  return [{ type: 'text', value: source }];
}

// The two places where HTML is said to be safe: all of it went through the allow-list above.

/**
 * Cleans HTML to be kept as the value of a field: nothing stays that the allow-list does not name. Cleaning what is
 * clean changes nothing.
 */
export function sanitizeForStorage(html: string): SafeHtml {
  return write(clean(html)) as SafeHtml;
}

/**
 * Cleans HTML to be shown, by the same allow-list: tables are put into boxes that scroll. Works where there is no
 * document, and gives the same there as in a browser. It brings a parser along (about 17 kB in browsers), so a route
 * cleans in its loader on the server and gives the viewer the result.
 */
export function sanitizeRichText(html: string): SafeHtml {
  return write(clean(html).map(wrapTables)) as SafeHtml;
}
