/** Values of the flags that the shop reads at start, by key (FLAG-02, FLAG-03, FLAG-09). */
export interface FlagValues {
  backend_for_frontend: string;
  catalog_filters_refactor: string;
  hash_login_front: boolean;
  rollout_login_front: boolean;
}

/** The visitor id that a flag is evaluated for (FLAG-01, FLAG-21). */
export type UserIdStrategy = 'customerId' | 'clientId' | 'uuid' | 'none';

/** The backend for catalogue, menu and products (FLAG-08). */
export type DataSource = 'bff' | 'legacy';
