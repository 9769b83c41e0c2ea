import { createFilteredStorage, type FilteredStorage } from '@jianzhu/domain';

/** Local storage behind the read filter of specification section 5. Key and rule are reported, never a value. */
export function createBrowserStorage(): FilteredStorage {
  return createFilteredStorage(() => window.localStorage, {
    filtered: ({ key, rule, rulesVersion }) =>
      console.warn(`Local storage: ${key} was deleted by rule ${rule} of filter ${rulesVersion}`),
    failed: ({ key, operation, message }) => console.warn(`Local storage: ${operation} of ${key} failed: ${message}`),
  });
}
