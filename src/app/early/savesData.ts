/** Not every browser has it. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked the browser to load less. */
export const savesData = (): boolean => !!(navigator as Connection).connection?.saveData;
