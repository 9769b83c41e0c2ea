import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { allowList } from '../rich-text/allow-list.ts';
import { tableNodes } from './table-nodes.ts';

const { href: protocols } = allowList.protocols;
const hasScheme = /^[a-z][a-z\d+.-]*:/i;

/** Whether a link that is in the text already may stay; what is typed must be more (`readLinkAddress`). */
function mayStay(address: string): boolean {
  return !hasScheme.test(address) || protocols.some((scheme) => address.startsWith(`${scheme}:`));
}

/** What may be written: no more than the allow-list of the viewer lets through. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: mayStay,
      HTMLAttributes: { rel: 'noopener', target: null },
    },
    // It would add an empty paragraph to every value that ends with a list.
    trailingNode: false,
  }),
  Image.configure({ allowBase64: false }),
  ...tableNodes,
];
