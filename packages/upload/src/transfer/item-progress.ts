/** Bytes of one item, counted outside its machine: they change far more often than anything is drawn. */
export interface ItemProgress {
  /** Bytes that the storage has acknowledged. */
  store(bytes: number): void;
  /** Bytes of a request under way; any object stands for it. */
  send(request: object, bytes: number): void;
  /** A request has ended, well or not. */
  end(request: object): void;
  /** Bytes read by the hash. */
  hash(bytes: number): void;
  /** The back end has taken note of the upload. */
  confirm(): void;
  /** Bytes sent; falls when a request fails. */
  sent(): number;
  /** Published percentage, 0 to 100: never falls, and reaches 100 only with the confirmation. */
  percent(): number;
  /** Share of the file that was hashed, 0 to 100. */
  hashed(): number;
}

/** Most that an unconfirmed item shows. */
const UNCONFIRMED_LIMIT = 99;

/** Counts the bytes of a file of `size` bytes; `changed` is told by how many the sum grew or
 * fell, and how many bytes have just moved over the network. */
export function createItemProgress(size: number, changed: (delta: number, moved: number) => void): ItemProgress {
  const underWay = new Map<object, number>();
  let stored = 0;
  let sum = 0;
  let reported = 0;
  let read = 0;
  let highest = 0;

  function update(moved = 0): void {
    const sent = Math.min(size, stored + sum);
    highest = Math.max(highest, Math.min(UNCONFIRMED_LIMIT, Math.floor((100 * sent) / size)));
    const delta = sent - reported;
    reported = sent;
    changed(delta, moved);
  }

  function set(request: object, bytes: number): number {
    const moved = bytes - (underWay.get(request) ?? 0);
    sum += moved;
    underWay.set(request, bytes);
    return moved;
  }

  return {
    store(bytes) {
      stored = bytes;
      update();
    },
    send(request, bytes) {
      update(set(request, bytes));
    },
    end(request) {
      set(request, 0);
      underWay.delete(request);
      update();
    },
    hash(bytes) {
      read = bytes;
      changed(0, 0);
    },
    confirm() {
      stored = size;
      update();
      highest = 100;
    },
    sent: () => reported,
    percent: () => highest,
    hashed: () => Math.floor((100 * Math.min(read, size)) / size),
  };
}
