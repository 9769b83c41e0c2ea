import { startMemberPage } from './member-page.ts';

// The first page shows who is here; everything else on it is plain markup.
await startMemberPage(() => {});
