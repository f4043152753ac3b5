/** Not every browser has it. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked the browser to load less; undefined where the browser does not know. */
export const savesData = (): boolean | undefined => (navigator as Connection).connection?.saveData;
