interface ImportMetaEnv {
  /** The one country that this build is for (COUNTRY-03). */
  readonly VITE_COUNTRY?: string;
}
