const placeholderPrefix = 'unknown-';

/** Ids of the unread messages of a chat, in the order of their coming. Its length is the unread count. */
export class UnreadList {
  readonly #ids = new Set<string>();
  readonly #placeholders = new Set<string>();
  /** The ids in order; null after one was taken out. Only ever longer otherwise: copies of it are cheap. */
  #list: string[] | null = [];
  #snapshot: readonly string[] | null = null;

  constructor(ids: readonly string[] = []) {
    for (const id of ids) this.add(id);
  }

  /** A copy that never changes; the same one until the list changes. */
  get ids(): readonly string[] {
    this.#list ??= [...this.#ids];
    this.#snapshot ??= this.#list.slice();
    return this.#snapshot;
  }

  get length(): number {
    return this.#ids.size;
  }

  /** Adds an id once; true when it was new. */
  add(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    this.#list?.push(id);
    this.#snapshot = null;
    if (isPlaceholder(id)) this.#placeholders.add(id);
    return true;
  }

  /** Adds a message that the server had already counted: it takes the stead of a placeholder, where there is one. */
  addCounted(id: string): boolean {
    if (this.#ids.has(id)) return false;
    const [placeholder] = this.#placeholders;
    if (placeholder !== undefined) this.delete(placeholder);
    return this.add(id);
  }

  /** Makes the list as long as the server's count, with ids that stand for messages which are not here. */
  fillTo(count: number, chatId: string): boolean {
    const missing = count - this.length;
    for (let index = 0; this.length < count; index += 1) this.add(`${placeholderPrefix}${chatId}-${index}`);
    return missing > 0;
  }

  /** Removes the ids that fit; true when there was one. */
  remove(fits: (id: string) => boolean): boolean {
    const before = this.length;
    for (const id of this.#ids) if (fits(id)) this.delete(id);
    return this.length < before;
  }

  /** True when the id was here. */
  delete(id: string): boolean {
    if (!this.#ids.delete(id)) return false;
    this.#list = null;
    this.#snapshot = null;
    this.#placeholders.delete(id);
    return true;
  }
}

/** Whether an id only stands for a message that the server has counted. */
export function isPlaceholder(id: string): boolean {
  return id.startsWith(placeholderPrefix);
}
