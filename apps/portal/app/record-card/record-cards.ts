import { recordCard } from '@jianzhu/api-client/contract';
import { recordCardSchemas } from '@jianzhu/api-client/schemas';
import type { SeenRecord } from '@jianzhu/ui/chat';
import { proxy } from 'valtio/vanilla';
import { loadPart } from '../errors/load-part.ts';
import { watchRecords } from '../live/record-news.ts';
import type { PortalClient } from '../portal-client.ts';
import { CARD_KINDS, type CardKey, cardHref, partsOf } from './card-key.ts';
import { cardTexts } from './messages.ts';

/** Most records that one call asks for. */
const PART = 20;

/** What the reader sees of the records that cards on this page stand for, kept up to date while they are shown. */
export class RecordCards {
  readonly state = proxy<{ known: Record<string, SeenRecord> }>({ known: {} });
  readonly #client: PortalClient;
  readonly #asked = new Set<CardKey>();

  constructor(client: PortalClient) {
    this.#client = client;
  }

  /** Asks for those that were not asked for yet. */
  ask(keys: readonly CardKey[]): void {
    const fresh = [...new Set(keys)].filter((key) => !this.#asked.has(key));
    for (const key of fresh) this.#asked.add(key);
    void this.#load(fresh);
  }

  /** Follows the news of the records. @returns the function that ends it */
  watch(): () => void {
    const stops = CARD_KINDS.map((kind) =>
      watchRecords(kind, () => void this.#load([...this.#asked].filter((key) => partsOf(key).kind === kind))),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #load(keys: readonly CardKey[]): Promise<void> {
    for (let from = 0; from < keys.length; from += PART) await this.#loadPart(keys.slice(from, from + PART));
  }

  async #loadPart(keys: readonly CardKey[]): Promise<void> {
    const { known } = this.state;
    try {
      const { api } = await this.#client.memberSession();
      const calls = api.callsOf({ recordCard }, { recordCard: recordCardSchemas }, 'quiet').recordCard;
      const [cards, { toSeen }] = await Promise.all([
        calls.list({ query: { records: keys.join(',') } }),
        loadPart(() => import('./card-view.ts')),
      ]);
      for (const key of keys) {
        const { kind, id } = partsOf(key);
        const found = cards.find((card) => card.kind === kind && card.id === id);
        known[key] = toSeen(kind, found, cardHref(key));
      }
    } catch (error) {
      console.warn('Cards of records could not be loaded', error);
      for (const key of keys) {
        this.#asked.delete(key);
        known[key] ??= { state: 'hidden', text: cardTexts.failed };
      }
    }
  }
}
