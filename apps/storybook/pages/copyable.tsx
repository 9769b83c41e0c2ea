import { useState } from 'react';

/** A value that a click copies. */
export function Copyable({ text }: { readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  }
  return (
    <button type="button" aria-label={`复制${text}`} onClick={copy} onBlur={() => setIsCopied(false)}>
      <code>{text}</code> <span role="status">{isCopied ? '已复制' : ''}</span>
    </button>
  );
}
