import type { Editor } from '@tiptap/core';
import { editorMessages } from './messages.ts';
import type { ToolbarIconName } from './toolbar-shapes.ts';

/** A tool that changes the text at the cursor, without asking anything. */
export interface TextTool {
  readonly icon: ToolbarIconName;
  readonly label: string;
  /** Shortcut in the text, as ARIA writes it. */
  readonly shortcut?: string;
  readonly run: (editor: Editor) => void;
  readonly isAvailable: (editor: Editor) => boolean;
  /** Absent for tools that are never on. */
  readonly isActive?: (editor: Editor) => boolean;
}

const headings = ([2, 3, 4] as const).map(
  (level): TextTool => ({
    icon: `heading${level}`,
    label: editorMessages.heading[level],
    shortcut: `Control+Alt+${level}`,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isAvailable: (editor) => editor.can().toggleHeading({ level }),
    isActive: (editor) => editor.isActive('heading', { level }),
  }),
);

/** The tools, in groups between which a line is drawn. */
export const textTools: readonly (readonly TextTool[])[] = [
  [
    {
      icon: 'undo',
      label: editorMessages.undo,
      shortcut: 'Control+Z',
      run: (editor) => editor.chain().focus().undo().run(),
      isAvailable: (editor) => editor.can().undo(),
    },
    {
      icon: 'redo',
      label: editorMessages.redo,
      shortcut: 'Control+Y',
      run: (editor) => editor.chain().focus().redo().run(),
      isAvailable: (editor) => editor.can().redo(),
    },
  ],
  headings,
  [
    {
      icon: 'bold',
      label: editorMessages.bold,
      shortcut: 'Control+B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isAvailable: (editor) => editor.can().toggleBold(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      icon: 'underline',
      label: editorMessages.underline,
      shortcut: 'Control+U',
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isAvailable: (editor) => editor.can().toggleUnderline(),
      isActive: (editor) => editor.isActive('underline'),
    },
  ],
  [
    {
      icon: 'bulletList',
      label: editorMessages.bulletList,
      shortcut: 'Control+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isAvailable: (editor) => editor.can().toggleBulletList(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      icon: 'orderedList',
      label: editorMessages.orderedList,
      shortcut: 'Control+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isAvailable: (editor) => editor.can().toggleOrderedList(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    {
      icon: 'quote',
      label: editorMessages.quote,
      shortcut: 'Control+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isAvailable: (editor) => editor.can().toggleBlockquote(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
  ],
];
