import { type Chat, mostCharacters } from '@jianzhu/chat';
import { part } from '../site/element.ts';

/** Sends what is written: by the button or Enter; Shift+Enter breaks the line, and an input method keeps its Enter. */
export function bindComposer(chat: Chat): void {
  const form = part('composer', HTMLFormElement);
  const text = part('text', HTMLTextAreaElement);
  text.maxLength = mostCharacters;
  const send = () => {
    const { openId } = chat.state;
    const content = text.value.trim();
    if (openId === null || content === '') return;
    chat.send(openId, content);
    text.value = '';
    text.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  });
}
