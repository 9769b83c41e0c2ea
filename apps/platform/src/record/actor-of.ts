import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';

/** A member towards a record: what she is to it, and what she may do. */
export const actorOf = <Role extends string>({ acting }: BusinessMember, role: Role) => ({
  is: [role] as const,
  permissionKeys: permissionKeys(acting),
});

/** The platform itself. */
export const SYSTEM = { is: ['system'], permissionKeys: [] } as const;

/** Those who run the platform. */
export const OPS = { is: ['ops'], permissionKeys: [] } as const;
