import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { SafeHtml } from '../rich-text/safe-html.ts';
import { sanitizeForStorage } from '../rich-text/sanitize-rich-text.ts';
import { editorExtensions } from './editor-extensions.ts';
import { readOfficeLists } from './word-paste.ts';

export interface RichTextSource {
  readonly value: string;
  readonly onChange: (html: SafeHtml) => void;
  readonly isEditable: boolean;
  /** Attributes of the element that is written in. */
  readonly attributes: Record<string, string>;
  readonly onPasteFiles: (files: readonly File[]) => boolean;
}

/** What the editor marks what it has put on the clipboard with; its own text is clean and knows where it was cut. */
const ownMark = 'data-pm-slice';

function cleanValue(editor: Editor): SafeHtml {
  return sanitizeForStorage(editor.isEmpty ? '' : editor.getHTML());
}

/** An editor whose text follows `value`, unless the text has just said that value itself. */
export function useRichText({ value, onChange, isEditable, attributes, onPasteFiles }: RichTextSource): Editor | null {
  const lastSaid = useRef(value);
  const editor = useEditor({
    extensions: editorExtensions,
    content: sanitizeForStorage(value),
    editable: isEditable,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // Its style element would need a hole in the content security policy; the rules stand in the stylesheet.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => (html.includes(ownMark) ? html : sanitizeForStorage(readOfficeLists(html))),
      handlePaste: (_view, event) => onPasteFiles([...(event.clipboardData?.files ?? [])]),
      handleDrop: (_view, event, _slice, moved) => !moved && onPasteFiles([...(event.dataTransfer?.files ?? [])]),
    },
    onUpdate: ({ editor: changed }) => {
      const html = cleanValue(changed);
      if (html === lastSaid.current) return;
      lastSaid.current = html;
      onChange(html);
    },
  });

  useEffect(() => {
    if (!editor || value === lastSaid.current) return;
    lastSaid.current = value;
    editor.commands.setContent(sanitizeForStorage(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(isEditable, false);
  }, [editor, isEditable]);

  return editor;
}
