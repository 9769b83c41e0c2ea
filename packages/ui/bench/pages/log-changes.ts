declare global {
  interface Window {
    /** Puts a page of older messages above the others. */
    addOlder: () => void;
    /** Puts a message below the others. */
    addNewer: () => void;
  }
}

export {};
