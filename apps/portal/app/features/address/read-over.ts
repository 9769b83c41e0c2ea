import { isSame, type Values } from '../../record/form-state.ts';

/**
 * What another reading puts into a form. Fields that the reading before had filled in, that nobody has changed since and
 * that this one does not name, become empty: the telephone of one person must not stand beside the name of the next.
 *
 * @param before what the last reading gave
 * @param read what this one gives
 * @param standing what stands in the form
 */
export function readOver(before: Values, read: Values, standing: Values): Values {
  if (Object.keys(read).length === 0) return {};
  const gone = Object.keys(before).filter((name) => !(name in read) && isSame(before[name], standing[name]));
  const hasMoved = 'detail' in read && !isSame(read.detail, standing.detail);
  return {
    ...Object.fromEntries(gone.map((name) => [name, name === 'region' ? null : ''])),
    // The pin of the map marks the address that stood there.
    ...(hasMoved && { longitude: null, latitude: null }),
    ...read,
  };
}
