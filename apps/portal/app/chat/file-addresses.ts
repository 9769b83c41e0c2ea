import { proxy } from 'valtio/vanilla';
import { createReadAddresses } from '../attachment/read-addresses.ts';

/** Addresses under which the files of messages are read, by message; one ends after some minutes and is then renewed. */
export class FileAddresses {
  readonly state = proxy<{ known: Record<string, string> }>({ known: {} });
  readonly #addresses: ReturnType<typeof createReadAddresses>;
  /** Files that were sent from here, shown by the content at hand. */
  readonly #own = new Set<string>();

  /** @param ask the address of a message's file */
  constructor(ask: (messageId: string) => Promise<string>) {
    this.#addresses = createReadAddresses(ask);
  }

  take(messageId: string, file: File): void {
    this.#own.add(messageId);
    this.state.known[messageId] = URL.createObjectURL(file);
  }

  /** Asks for the addresses of these messages, as far as they are not known or no longer good. */
  ask(messageIds: readonly string[]): void {
    for (const id of messageIds) if (!this.#own.has(id)) void this.#askOne(id);
  }

  async #askOne(id: string): Promise<void> {
    try {
      const address = await this.#addresses.addressOf(id);
      if (this.state.known[id] !== address) this.state.known[id] = address;
    } catch (error) {
      console.warn('A file of a message has no address', error);
    }
  }
}
