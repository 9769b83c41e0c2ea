import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { Fragment, useEffect, useRef } from 'react';
import type { FieldControl } from '../fields/field.tsx';
import { prose } from '../rich-text/rich-text.css.ts';
import type { SafeHtml } from '../rich-text/safe-html.ts';
import * as styles from './editor-surface.css.ts';
import { ImageTool } from './image-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import { editorMessages } from './messages.ts';
import { TableTool } from './table-tool.tsx';
import { textTools } from './text-tools.ts';
import { divider } from './toolbar.css.ts';
import { Tool, Toolbar } from './toolbar.tsx';
import { UploadRows } from './upload-rows.tsx';
import { type UploadImage, useImageUploads } from './use-image-uploads.ts';
import { useRichText } from './use-rich-text.ts';

export interface EditorSurfaceProps {
  readonly label: string;
  readonly control: FieldControl;
  readonly value: string;
  readonly onChange: (html: SafeHtml) => void;
  /** Told how many characters a reader sees, at first and with every change. */
  readonly onLength: (length: number) => void;
  readonly placeholder: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly uploadImage: UploadImage | undefined;
}

/** Attributes that make the written element a text box with the words of its field. */
function textBoxAttributes({ label, control, disabled, readOnly }: EditorSurfaceProps): Record<string, string> {
  const describedBy = control['aria-describedby'];
  return {
    id: control.id,
    class: `${prose} ${styles.text}`,
    role: 'textbox',
    tabindex: disabled ? '-1' : '0',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-required': String(control.required),
    'aria-invalid': String(control['aria-invalid']),
    'aria-disabled': String(disabled),
    'aria-readonly': String(readOnly),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}

function Tools({
  editor,
  onChooseImage,
}: {
  readonly editor: Editor;
  readonly onChooseImage: ImageChoice | undefined;
}) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: textTools.map((group) =>
        group.map((tool) => ({ isActive: tool.isActive?.(current), isAvailable: tool.isAvailable(current) })),
      ),
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
    }),
  });
  return (
    <>
      {textTools.map((group, place) => (
        <Fragment key={group[0]?.label}>
          {place > 0 && <span className={divider} />}
          {group.map((tool, index) => (
            <Tool
              key={tool.label}
              label={tool.label}
              icon={tool.icon}
              aria-keyshortcuts={tool.shortcut}
              pressed={state.tools[place]?.[index]?.isActive}
              unavailable={!state.tools[place]?.[index]?.isAvailable}
              onClick={() => tool.run(editor)}
            />
          ))}
        </Fragment>
      ))}
      <span className={divider} />
      <LinkTool editor={editor} isActive={state.isLink} />
      {onChooseImage && <ImageTool editor={editor} onChoose={onChooseImage} />}
      <TableTool editor={editor} isActive={state.isTable} />
    </>
  );
}

type ImageChoice = (file: File, alternativeText: string) => void;

/** The editor itself, which is loaded when it is needed. */
export function EditorSurface(props: EditorSurfaceProps) {
  const { label, control, value, onChange, onLength, placeholder, disabled, readOnly, uploadImage } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const isEditable = !disabled && !readOnly;
  const images = useImageUploads(uploadImage, (src, alt) => {
    editor?.chain().focus().setImage({ src, alt }).run();
  });

  function takeFiles(files: readonly File[]): boolean {
    if (!uploadImage || files.length === 0) return false;
    for (const file of files) images.add(file, '');
    return true;
  }

  const editor = useRichText({
    value,
    onChange,
    isEditable,
    attributes: textBoxAttributes(props),
    onPasteFiles: takeFiles,
  });

  useEffect(() => {
    if (!editor) return;
    const report = () => onLength(editor.state.doc.textContent.length);
    report();
    editor.on('transaction', report);
    return () => {
      editor.off('transaction', report);
    };
  }, [editor, onLength]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the keys that the text gets
    <div
      className={styles.surface}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'F10') toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      }}
    >
      {editor && isEditable && (
        <Toolbar
          ref={toolbar}
          label={editorMessages.toolbar(label)}
          controls={control.id}
          onLeave={() => editor.commands.focus()}
        >
          <Tools editor={editor} onChooseImage={uploadImage && images.add} />
        </Toolbar>
      )}
      <UploadRows uploads={images.uploads} onRetry={images.retry} onDismiss={images.dismiss} />
      <div className={styles.page}>
        {value === '' && placeholder && <p className={styles.placeholder}>{placeholder}</p>}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
