import { CHUNK_RELOAD_INTERVAL_MS } from '@jianzhu/domain';
import { Button, PageAlert } from '@jianzhu/ui';
import { useContext, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';
import { lastReloadKey } from './chunk-reload.ts';
import { chunkLoadMessage, reloadLabel } from './messages.ts';
import { watchScripts } from './watch-scripts.ts';

const alertId = 'scripts-missing';
const code = `(${watchScripts})(${[alertId, lastReloadKey, CHUNK_RELOAD_INTERVAL_MS].map((value) => JSON.stringify(value))})`;

/** For a page whose scripts are missing: the watch over them and the alert that it shows. Both go with hydration. */
export function ScriptsAlert() {
  // Where the router keeps the nonce for its own inline scripts; in the browser there is none.
  const nonce = useContext(UNSAFE_FrameworkContext)?.nonce;
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (isAlive) return null;
  return (
    <>
      <PageAlert
        id={alertId}
        hidden
        message={chunkLoadMessage}
        action={
          <Button variant="line" size="regular">
            {reloadLabel}
          </Button>
        }
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    </>
  );
}
