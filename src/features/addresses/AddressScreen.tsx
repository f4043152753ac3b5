import { useLocation } from 'react-router-dom';
import { routeOf } from '#rules/navigation/routes.ts';
import { AddAddress } from './AddAddress.tsx';
import { EditAddress } from './EditAddress.tsx';

/** The form of a new address, or of the one that the path names (ROUTE-16, ROUTE-17). */
export function AddressScreen() {
  const { id } = routeOf(useLocation().pathname).params;
  return id === undefined ? <AddAddress /> : <EditAddress key={id} id={id} />;
}
