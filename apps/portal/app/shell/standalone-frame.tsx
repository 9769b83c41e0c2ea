import { PageFrame, SimpleHeader } from '@jianzhu/ui';
import type { ReactNode } from 'react';
import { useSiteBrand } from './site-brand.ts';
import { FilingFooter } from './site-footer.tsx';
import { TextSizeToggle } from './text-size-toggle.tsx';

/** Frame of pages that stand alone, such as login and payment: logo bar, content, filing line (decision 29). */
export function StandaloneFrame({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame
      ground="page"
      header={
        <SimpleHeader brand={useSiteBrand()}>
          <TextSizeToggle place="simple-header" />
        </SimpleHeader>
      }
      footer={<FilingFooter />}
    >
      {children}
    </PageFrame>
  );
}
