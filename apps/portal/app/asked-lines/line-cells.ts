import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';

/** What is asked for in a line, of an inquiry or of a tender. */
interface Asked {
  readonly materialName: string;
  readonly spec: string;
  readonly brand: string;
  readonly acceptEquivalent: number;
  readonly quantity: string;
  readonly unit: string | null;
  readonly arrivalDate: string;
}

/** What was offered for it so far. */
interface Offered {
  readonly offeredBrand: string;
  readonly offeredArrivalDate: string;
  readonly specOffered: string;
  readonly offeredWarrantyDays: number | null;
  readonly offerRemark: string;
}

/** What a number or a text reads as in a cell; nothing where there is none. */
export const cellText = (value: string | number | null | undefined): string => String(value ?? '');

/**
 * The cells of a line that quotations and bids have alike, price and rate aside. Before the first offer the date that is
 * asked for stands there; one that was cleared stays so.
 */
export const lineCells = (asked: Asked, own: Offered | undefined) => ({
  material: asked.materialName,
  spec: asked.spec,
  askedBrand: asked.brand,
  /** Takes no other brand. */
  exact: asked.acceptEquivalent === 0 ? '1' : '',
  quantity: asked.quantity,
  unit: asked.unit === null ? '' : dictionaryLabel(UNITS, asked.unit),
  brand: own?.offeredBrand ?? '',
  arrivalDate: own === undefined ? asked.arrivalDate : own.offeredArrivalDate,
  specOffered: own?.specOffered ?? '',
  warrantyDays: cellText(own?.offeredWarrantyDays),
  remark: own?.offerRemark ?? '',
});
