import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { useSession } from '../../portal-client.ts';
import { createBrowserStorage } from '../../session/browser-storage.ts';

/** A place among those who wait; 0 is a seat. */
const seatSchema = v.nullable(v.object({ place: v.number() }));

export type VisitorSeat = v.InferOutput<typeof seatSchema>;

const keyOf = (salonId: string) => `salon-seat:${salonId}`;

/** Keeps in this browser what a visitor has at a salon: the platform knows a visitor by the phone number alone. */
export function keepVisitorSeat(salonId: string, seat: VisitorSeat): void {
  createBrowserStorage().writeState(keyOf(salonId), seat);
}

/** What this browser knows of a visitor's seat at a salon, nothing of a member's, and how to look at it again. */
export function useVisitorSeat(salonId: string): readonly [VisitorSeat, () => void] {
  const [seat, setSeat] = useState<VisitorSeat>(null);
  const look = () => setSeat(createBrowserStorage().readState(keyOf(salonId), seatSchema) ?? null);
  useLayoutEffect(look, [salonId]);
  return [useSession().kind === 'anonymous' ? seat : null, look];
}
