import { MapPage } from '../../../features/address/map-page.tsx';

/** Chooses the point of a delivery address on a map (specification 2). */
export default function BaiduAddressRoute() {
  return <MapPage />;
}
