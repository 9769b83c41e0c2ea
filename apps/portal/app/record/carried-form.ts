import type { PortalClient } from '../portal-client.ts';
import type { Values } from './form-state.ts';

/** What stands in a form, and what it began with. */
export interface FormState {
  readonly base: Values;
  /** Of the record as it was seen; 0 for a new one. */
  readonly version: number;
  readonly values: Values;
}

/** A form that waits while another page fills in a part of it. */
export interface CarriedForm {
  /** Null when the other page was opened by itself. */
  readonly state: FormState | null;
  /** What the other page fills in. */
  readonly filled: Values;
}

const carried = new WeakMap<PortalClient, Map<string, CarriedForm>>();

function put(client: PortalClient, address: string, form: CarriedForm): void {
  const forms = carried.get(client) ?? new Map<string, CarriedForm>();
  carried.set(client, forms.set(address, form));
}

/**
 * Keeps what stands in a form for as long as this document lives.
 *
 * @param address path and query of the form's page
 */
export function carryForm(client: PortalClient, address: string, state: FormState): void {
  put(client, address, { state, filled: {} });
}

/** Fills in fields of the form at an address, whether it waits or is still to be opened. */
export function fillIn(client: PortalClient, address: string, filled: Values): void {
  put(client, address, { state: carriedForm(client, address)?.state ?? null, filled });
}

/** The form that waits for the page at this address. */
export function carriedForm(client: PortalClient, address: string): CarriedForm | null {
  return carried.get(client)?.get(address) ?? null;
}

/** It has been taken up again. */
export function dropCarriedForm(client: PortalClient, address: string): void {
  carried.get(client)?.delete(address);
}
