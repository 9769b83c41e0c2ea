const KEY = 'password-changed';

/** Leaves word for the login page of this tab, which may be reached by way of the portal. */
export function tellOfChangedPassword(): void {
  attempt(() => sessionStorage.setItem(KEY, 'yes'));
}

/** Whether word was left; it is given once. */
export function hearsOfChangedPassword(): boolean {
  let told = false;
  attempt(() => {
    told = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
  });
  return told;
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // A browser may forbid storage: then only the sentence is missing.
  }
}
