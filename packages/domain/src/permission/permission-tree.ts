import {
  groupKeys,
  isViewKey,
  PERMISSION_GROUPS,
  type PermissionGroupName,
  type PermissionKey,
} from './permission-keys.ts';

/** A group of the role page with its check boxes. */
export interface PermissionGroupNode {
  readonly name: PermissionGroupName;
  readonly children: readonly { readonly key: PermissionKey; readonly label: string }[];
}

/** The tree that the role page shows. */
export function permissionTree(): PermissionGroupNode[] {
  return PERMISSION_GROUPS.map(({ name, keys }) => {
    const labels: Readonly<Record<string, string>> = keys;
    return { name, children: groupKeys(name).map((key) => ({ key, label: labels[key] ?? '' })) };
  });
}

const LABELS = new Map(
  permissionTree().flatMap(({ name, children }) => children.map(({ key, label }) => [key, { name, label }])),
);

/** What a key allows, as the role page shows it. */
export function permissionLabel(key: PermissionKey): string {
  return LABELS.get(key)?.label ?? key;
}

/** Where the role page has a key: its group, and what it allows. */
export function permissionPlace(key: PermissionKey): string {
  const place = LABELS.get(key);
  return place ? `${place.name} · ${place.label}` : key;
}

const objectOf = (key: PermissionKey): string => key.slice(0, key.indexOf('_'));

/** View key that comes with each key: that of its object, else the first of its group. */
const VIEW_KEYS = new Map(
  PERMISSION_GROUPS.flatMap(({ name }) => {
    const keys = groupKeys(name);
    const views = keys.filter(isViewKey);
    return keys.map((key) => [key, views.find((view) => objectOf(view) === objectOf(key)) ?? views[0]] as const);
  }),
);

/** The `_view` key that comes with a key; null for one that brings none. */
export function viewKeyOf(key: PermissionKey): PermissionKey | null {
  const view = VIEW_KEYS.get(key) ?? key;
  return view === key ? null : view;
}

/**
 * The keys of a role as they are saved: each brings the `_view` key of its object, which therefore cannot be taken
 * away while a key that needs it is on. In the order of the tree, each once.
 */
export function withViewKeys(keys: readonly PermissionKey[]): PermissionKey[] {
  const chosen = new Set<PermissionKey | undefined>(keys.flatMap((key) => [key, VIEW_KEYS.get(key)]));
  return PERMISSION_GROUPS.flatMap(({ name }) => groupKeys(name)).filter((key) => chosen.has(key));
}

/** Whether a key can be taken out of these: a `_view` key only when nothing left needs it. */
export function canRemoveKey(keys: readonly PermissionKey[], key: PermissionKey): boolean {
  return !withViewKeys(keys.filter((other) => other !== key)).includes(key);
}
