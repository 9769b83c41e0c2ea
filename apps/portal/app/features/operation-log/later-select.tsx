import { TextField } from '@jianzhu/ui/fields';
import type { SelectProps } from '@jianzhu/ui/select';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../errors/load-part.ts';

const Select = lazy(async () => {
  const { Select: Loaded } = await loadPart(() => import('@jianzhu/ui/select'));
  return { default: (props: SelectProps<string>) => <Loaded {...props} /> };
});

/** A select of the filters that are folded away: it is loaded when they are unfolded, and holds its place until then. */
export function LaterSelect(props: SelectProps<string>) {
  return (
    <Suspense fallback={<TextField label={props.label} value="" onChange={() => undefined} disabled />}>
      <Select {...props} />
    </Suspense>
  );
}
