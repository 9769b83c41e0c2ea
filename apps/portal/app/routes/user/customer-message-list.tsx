import { ChatPage } from '../../chat/chat-page.tsx';

/** The chats themselves come over the connection of the browser. */
export default function CustomerMessageList() {
  return <ChatPage />;
}
