import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { readLinkAddress } from './link-address.ts';
import { editorMessages } from './messages.ts';
import { actions } from './tool-popover.css.ts';
import { ToolPopover } from './tool-popover.tsx';
import { Tool } from './toolbar.tsx';

export interface LinkToolProps {
  readonly editor: Editor;
  readonly isActive: boolean;
}

/** Puts a link on what is selected, or its own address where nothing is. */
export function LinkTool({ editor, isActive }: LinkToolProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function onOpenChange(open: boolean) {
    if (open) {
      const present: unknown = editor.getAttributes('link').href;
      setAddress(typeof present === 'string' ? present : '');
      setIsWrong(false);
    }
    setIsOpen(open);
  }

  function save() {
    const href = readLinkAddress(address);
    setIsWrong(href === null);
    if (href === null) return;
    const text = { type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] };
    if (editor.state.selection.empty && !isActive) editor.chain().insertContent(text).unsetMark('link').run();
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    setIsOpen(false);
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    setIsOpen(false);
  }

  return (
    <ToolPopover
      trigger={<Tool label={editorMessages.link} icon="link" pressed={isActive} />}
      label={editorMessages.link}
      open={isOpen}
      onOpenChange={onOpenChange}
      onClose={() => editor.commands.focus()}
      onSubmit={save}
    >
      <TextField
        label={editorMessages.address}
        help={editorMessages.addressHelp}
        error={isWrong ? editorMessages.wrongAddress : undefined}
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={setAddress}
      />
      <div className={actions}>
        {isActive && (
          <Button variant="line" size="compact" onClick={remove}>
            {editorMessages.removeLink}
          </Button>
        )}
        <Button type="submit" size="compact">
          {editorMessages.saveLink}
        </Button>
      </div>
    </ToolPopover>
  );
}
