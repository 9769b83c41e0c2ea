import { PageAlert } from '@jianzhu/ui';
import { connection } from '../navigation/portal-connection.ts';
import { useStore } from '../use-store.ts';

const note = '网络恢复后自动继续';

/** Says why the page that was asked for does not come, for as long as it is waited for. */
export function ConnectionAlert() {
  const { trouble } = useStore(connection.state);
  return trouble && <PageAlert message={trouble} note={note} />;
}
