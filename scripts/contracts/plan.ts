/** A provider that has a contract. */
export interface KnownProvider {
  name: string;
  /** Its path below the origin. */
  path: string;
  /** Names of the calls in its contract. */
  calls: readonly string[];
}

/** What is verified, and where. */
export interface Plan {
  /** Origin of the server under test; undefined: the mock. */
  origin: string | undefined;
  /** Addresses of single providers by name. */
  bases: Readonly<Record<string, string>>;
  /** Endpoint of the provider states; undefined: the one below the origin. */
  statesUrl: string | undefined;
  headers: Readonly<Record<string, string>>;
  /** The providers to verify, each with the calls to verify. */
  chosen: readonly KnownProvider[];
  /** What was changed in the options. */
  notes: readonly string[];
}
