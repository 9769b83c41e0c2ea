import { ChatPage } from '../../chat/chat-page.tsx';
import { chatTexts } from '../../chat/messages.ts';

export function meta() {
  return [{ property: 'og:title', content: chatTexts.page }];
}

/** The chats themselves come over the connection of the browser. */
export default function CustomerMessageList() {
  return <ChatPage />;
}
