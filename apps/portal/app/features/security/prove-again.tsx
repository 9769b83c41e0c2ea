import { Button } from '@jianzhu/ui';
import { useLocation, useNavigate } from 'react-router';
import { secondFactorTexts as texts } from './second-factor-messages.ts';

/** Leads back to the proof of identity in front of a form, whose ten minutes may be over. */
export function ProveAgain() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Button variant="line" onClick={() => void navigate(pathname + search, { replace: true, state: null })}>
      {texts.again}
    </Button>
  );
}
