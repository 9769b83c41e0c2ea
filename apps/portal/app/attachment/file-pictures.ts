/** Pictures and videos of files, for widgets that show them inside the page. */
export interface FilePictures {
  /** Address of the file's content; undefined while there is none. */
  of(id: string): string | undefined;
  /** Shows a file that is being uploaded by the content at hand. */
  take(id: string, file: File): void;
  /** Asks for the addresses of uploaded files that have none yet. */
  ask(resourceIds: readonly string[]): void;
  forget(id: string): void;
  clear(): void;
}

/**
 * @param addressOf asks for the address of an uploaded file
 * @param onArrived told when there is one more
 * @param onFailure told when there will be none
 */
export function createFilePictures(
  addressOf: (resourceId: string) => Promise<string>,
  onArrived: () => void,
  onFailure: (error: unknown) => void,
): FilePictures {
  const asked = new Set<string>();
  const addresses = new Map<string, string>();
  const forget = (id: string): void => {
    const address = addresses.get(id);
    if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
    addresses.delete(id);
    asked.delete(id);
  };
  async function askOne(id: string): Promise<void> {
    asked.add(id);
    try {
      const address = await addressOf(id);
      if (!asked.has(id)) return;
      addresses.set(id, address);
      onArrived();
    } catch (error) {
      asked.delete(id);
      onFailure(error);
    }
  }
  return {
    of: (id) => addresses.get(id),
    take: (id, file) => void addresses.set(id, URL.createObjectURL(file)),
    ask(resourceIds) {
      for (const id of resourceIds) if (!asked.has(id)) void askOne(id);
    },
    forget,
    clear() {
      for (const id of [...addresses.keys(), ...asked]) forget(id);
    },
  };
}

/** For widgets that show none. */
export const NO_PICTURES: FilePictures = {
  of: () => undefined,
  take: () => undefined,
  ask: () => undefined,
  forget: () => undefined,
  clear: () => undefined,
};
