import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { editorMessages } from './messages.ts';
import { actions } from './tool-popover.css.ts';
import { ToolPopover } from './tool-popover.tsx';
import { Tool } from './toolbar.tsx';

export interface ImageToolProps {
  readonly editor: Editor;
  readonly onChoose: (file: File, alternativeText: string) => void;
}

/** Asks what a picture shows, then for its file. */
export function ImageTool({ editor, onChoose }: ImageToolProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function choose(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    onChoose(file, text.trim());
    setText('');
    setIsOpen(false);
  }

  return (
    <ToolPopover
      trigger={<Tool label={editorMessages.image} icon="image" />}
      label={editorMessages.image}
      open={isOpen}
      onOpenChange={setIsOpen}
      onClose={() => editor.commands.focus()}
      onSubmit={() => input.current?.click()}
    >
      <TextField
        label={editorMessages.imageText}
        help={editorMessages.imageTextHelp}
        maxLength={100}
        value={text}
        onChange={setText}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={editorMessages.chooseImage}
        onChange={(event) => choose(event.target.files)}
      />
      <div className={actions}>
        <Button type="submit" size="compact">
          {editorMessages.chooseImage}
        </Button>
      </div>
    </ToolPopover>
  );
}
