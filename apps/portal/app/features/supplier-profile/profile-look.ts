import { supplierProfileMachine } from '@jianzhu/domain/supplier-profiles';

const looks = Object.entries(supplierProfileMachine.statuses);

/** Word and colour of a status of the profile. */
export function profileLook(status: number) {
  const [, look] = looks.find(([value]) => Number(value) === status) ?? [];
  if (look === undefined) throw new TypeError(`a profile of an unknown status: ${status}`);
  return look;
}
