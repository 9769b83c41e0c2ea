import { FilingRows, type FilingRowsProps } from '../footer/filing-rows.tsx';

/** Footer of pages without link columns, hotline and codes: the filing rows alone. */
export function SimpleFooter(props: FilingRowsProps) {
  return (
    <footer>
      <FilingRows {...props} />
    </footer>
  );
}
