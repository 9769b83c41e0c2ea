import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { count, field } from '../fields/field.css.ts';
import { Field, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import type { SafeHtml } from '../rich-text/safe-html.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { EditorSurfaceProps } from './editor-surface.tsx';
import { editorMessages } from './messages.ts';
import * as styles from './rich-text-editor.css.ts';
import type { UploadImage } from './use-image-uploads.ts';

export type { SafeHtml } from '../rich-text/safe-html.ts';
export type { UploadImage } from './use-image-uploads.ts';

export interface RichTextEditorProps extends FieldWords {
  /** HTML; empty when nothing is written. What the allow-list does not name falls away when it is shown. */
  readonly value: string;
  /** Told the text as clean HTML with every change. */
  readonly onChange: (html: SafeHtml) => void;
  /** Most characters that a reader sees. More can be written, and is said to be too much. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Keeps a picture and gives its address; without it no pictures are offered. */
  readonly uploadImage?: UploadImage;
}

type Surface =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Editor: ComponentType<EditorSurfaceProps> };

/** Fetches the editor once the page runs: no server renders it, and no other page pays for it. */
function useSurface() {
  const [surface, setSurface] = useState<Surface>({ status: 'loading' });
  const load = useCallback(() => {
    setSurface({ status: 'loading' });
    import('./editor-surface.tsx').then(
      ({ EditorSurface }) => setSurface({ status: 'ready', Editor: EditorSurface }),
      () => setSurface({ status: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  return { surface, load };
}

function Count({ length, most }: { readonly length: number; readonly most: number }) {
  return (
    <span className={length > most ? styles.tooMany : count}>
      <span aria-hidden="true">
        {length}/{most}
      </span>
      <VisuallyHidden>{editorMessages.count(length, most)}</VisuallyHidden>
    </span>
  );
}

/**
 * Text with headings, lists, links, tables and pictures. Its value is HTML that went through the allow-list of the
 * viewer. Alt+F10 leads from the text to its tools, Escape back.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { words, control } = splitFieldWords(props);
  const { maxLength, placeholder, disabled = false, readOnly = false, uploadImage, value, onChange } = control;
  const { surface, load } = useSurface();
  const [length, setLength] = useState<number | null>(null);
  const isTooLong = maxLength !== undefined && length !== null && length > maxLength;
  const error = words.error ?? (isTooLong ? editorMessages.limit(maxLength) : undefined);

  return (
    <Field {...words} error={error}>
      {(attributes) => (
        <div className={field}>
          <div className={styles.box} data-disabled={disabled} data-read-only={readOnly} data-invalid={Boolean(error)}>
            {surface.status === 'loading' && <SkeletonRows rows={5} />}
            {surface.status === 'failed' && (
              <p className={styles.failed} role="alert">
                {editorMessages.failed}
                <Button variant="link" size="compact" onClick={load}>
                  {editorMessages.retry}
                </Button>
              </p>
            )}
            {surface.status === 'ready' && (
              <surface.Editor
                label={words.label}
                control={attributes}
                value={value}
                onChange={onChange}
                onLength={setLength}
                placeholder={placeholder}
                disabled={disabled}
                readOnly={readOnly}
                uploadImage={uploadImage}
              />
            )}
          </div>
          {maxLength !== undefined && length !== null && <Count length={length} most={maxLength} />}
        </div>
      )}
    </Field>
  );
}
