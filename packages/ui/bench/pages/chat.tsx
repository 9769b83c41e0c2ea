import { createRoot } from 'react-dom/client';
import type { MessageSequence } from '../../src/chat/message.ts';
import { MessageLog } from '../../src/chat/message-log.tsx';
import { manyMessages, sampleNow, samplePeer } from '../../src/chat/testing/sample-chat.ts';
import '../../src/tokens/global.css.ts';
import './log-changes.ts';

const held = 100_000;
const oldest = 10_000;
const pageSize = 50;
const all = manyMessages(0, oldest + held + 1000);

const nothing = () => undefined;
const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
const root = createRoot(element);
let first = oldest;
let last = oldest + held;

/** What a store gives: a view of its list without a copy. */
function shown(): MessageSequence {
  const from = first;
  return { length: last - from, at: (index) => all[from + index] };
}

function show() {
  root.render(
    <div style={{ display: 'flex', width: 784, height: 600 }}>
      <MessageLog
        conversationId="c1"
        peer={samplePeer}
        status="ready"
        messages={shown()}
        nowMs={sampleNow}
        firstUnreadId={null}
        older="more"
        onLoadOlder={nothing}
        onLoadGap={nothing}
        onReload={nothing}
        onRetry={nothing}
        onDiscard={nothing}
        onOpenImage={nothing}
      />
    </div>,
  );
}

show();

window.addOlder = () => {
  first -= pageSize;
  show();
};
window.addNewer = () => {
  last += 1;
  show();
};
