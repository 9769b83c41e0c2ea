import { UNKNOWN_ROUTE } from '@jianzhu/domain';
import { data } from 'react-router';

/** Every address that is no page: the error page of specification section 8, with HTTP status 404. */
export function loader(): never {
  throw data(UNKNOWN_ROUTE.message, { status: UNKNOWN_ROUTE.status });
}

/** Never shown: the loader has thrown. Having a component makes this a page and not a bare data endpoint. */
export default function NotFound() {
  return null;
}
