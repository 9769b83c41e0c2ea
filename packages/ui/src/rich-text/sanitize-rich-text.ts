import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { textSource } from '../sized-source.ts';
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

/** More elements open at once than any text has, be it one that closes none of its paragraphs; reading them takes seconds. */
const mostOpen = 1000;

const tag = /<(\/?)([a-z][a-z0-9]*)/gi;
const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'wbr']);

/** Whether that many elements are open at one place, as far as tags alone tell. */
function isTooDeep(html: string): boolean {
  let open = 0;
  for (const [, slash, name = ''] of html.matchAll(tag)) {
    if (slash === '/') open = Math.max(0, open - 1);
    else if (!voids.has(name.toLowerCase())) open += 1;
    if (open > mostOpen) return true;
  }
  return false;
}

/** A text that nests as none does is shown as its source, in place of a failed page. */
function parse(html: string): Tree {
  if (isTooDeep(html)) return { type: 'root', children: [{ type: 'text', value: html }] };
  return fromHtmlIsomorphic(html, { fragment: true });
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

function picturesIn(nodes: readonly TreeNode[]): readonly TreeElement[] {
  return nodes.filter(isElement).flatMap((node) => (node.tagName === 'img' ? [node] : picturesIn(node.children)));
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

const levelOf = ({ tagName }: TreeElement): number => (/^h[2-4]$/.test(tagName) ? Number(tagName[1]) : 0);

function headingsIn(nodes: readonly TreeNode[]): readonly TreeElement[] {
  return nodes.filter(isElement).flatMap((node) => (levelOf(node) > 0 ? [node] : headingsIn(node.children)));
}

/** Makes the headings of a text begin at the second level and go down one by one, as outlines are read. */
function outline(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const headings = headingsIn(nodes);
  const used = [...new Set(headings.map(levelOf))].toSorted();
  let above = 1;
  for (const heading of headings) {
    above = Math.min(used.indexOf(levelOf(heading)) + 2, above + 1);
    heading.tagName = `h${above}`;
  }
  return nodes;
}

/** Lets a browser choose how large it loads the pictures whose width is known. */
function offerSizes(nodes: readonly TreeNode[]): readonly TreeNode[] {
  for (const { properties } of picturesIn(nodes)) {
    Object.assign(properties, textSource(String(properties.src), Number(properties.width)));
  }
  return nodes;
}

/** What is shown of a text. */
const shown = (html: string): readonly TreeNode[] => offerSizes(outline(clean(html)).map(wrapTables));

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

// The three places where HTML is said to be safe: all of it went through the allow-list above.

/**
 * Cleans HTML to be kept as the value of a field: nothing stays that the allow-list does not name. Cleaning what is
 * clean changes nothing.
 */
export function sanitizeForStorage(html: string): SafeHtml {
  return write(clean(html)) as SafeHtml;
}

/** Width and height of a picture, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The addresses of the pictures in a text that was cleaned, each once. */
export function pictureAddresses(html: SafeHtml): readonly string[] {
  return [...new Set(picturesIn(clean(html)).map(({ properties }) => String(properties.src)))];
}

/**
 * Says in a text that was cleaned how large its pictures are, so that a page keeps their place before they have come.
 * One that was made smaller by its author stays so, in its own proportions.
 *
 * @param sizeOf by address; undefined for a picture that is not known, which is left as it is
 */
export function withPictureSizes(html: SafeHtml, sizeOf: (address: string) => PictureSize | undefined): SafeHtml {
  const nodes = clean(html);
  for (const { properties } of picturesIn(nodes)) {
    const size = sizeOf(String(properties.src));
    if (size === undefined) continue;
    const asked = Number(properties.width);
    const width = Number.isInteger(asked) && asked > 0 && asked < size.width ? asked : size.width;
    Object.assign(properties, { width, height: Math.max(1, Math.round((size.height * width) / size.width)) });
  }
  return sanitizeForStorage(write(nodes));
}

/**
 * Cleans HTML to be shown, by the same allow-list: tables are put into boxes that scroll. Works where there is no
 * document, and gives the same there as in a browser. It brings a parser along (about 17 kB in browsers), so a route
 * cleans in its loader on the server and gives the viewer the result.
 */
export function sanitizeRichText(html: string): SafeHtml {
  return write(shown(html)) as SafeHtml;
}

/** A stretch of a text under its heading; what stands before the first heading has none. */
export interface RichTextPart {
  readonly heading: string;
  readonly html: SafeHtml;
}

/** Cleans HTML to be shown, and cuts it where its headings of the second level are, for a list of contents. */
export function sanitizeInParts(html: string): readonly RichTextPart[] {
  const parts: { heading: string; nodes: TreeNode[] }[] = [{ heading: '', nodes: [] }];
  for (const node of shown(html)) {
    if (isElement(node) && node.tagName === 'h2') parts.push({ heading: textOf(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts
    .filter(({ heading, nodes }) => heading !== '' || nodes.length > 0)
    .map(({ heading, nodes }) => ({ heading, html: write(nodes) as SafeHtml }));
}

/** The words of a text without its markup, one line for each block. */
export function textLines(html: string): readonly string[] {
  return clean(html)
    .flatMap(blocksOf)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const holders = new Set(['div', 'ul', 'ol', 'blockquote', 'figure', 'table', 'thead', 'tbody', 'tfoot']);

function blocksOf(node: TreeNode): readonly string[] {
  if (isElement(node) && holders.has(node.tagName)) return node.children.flatMap(blocksOf);
  return [textOf(node)];
}

function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.children.map(textOf).join(node.tagName === 'tr' ? ' ' : '');
}
