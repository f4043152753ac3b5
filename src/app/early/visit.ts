/** Encodes a text as the value of a parameter, as the transport does. */
export const encodeQueryValue = (text: string): string => `${new URLSearchParams({ '': text })}`.slice(1);

/**
 * Found in configuration, storage or cookies if requests of lists and products differ from those of a default visit: a
 * flag that is off, a location, or a sort order (CAT-22, CAT-28, CAT-37). The city of a customer's address is persisted
 * as JSON within JSON, so a backslash follows its name (GEO-03).
 */
export const ownRequests = /off\\?"|geolocation[=\\]|filter_sorting=/;

/** Whether the page is on a default visit, by the text of its configuration. Throws where the browser blocks storage. */
export const isDefaultVisit = (config: string): boolean =>
  !ownRequests.test(config + JSON.stringify(localStorage) + document.cookie);

/** Not every browser has it. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Whether the browser is in data-saving mode; undefined if it does not report that. */
export const savesData = (): boolean | undefined => (navigator as Connection).connection?.saveData;
