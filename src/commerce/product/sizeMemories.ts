import { deviceList } from '#flows/device/deviceList.ts';
import { parseSizeMemories } from '#rules/sizes/sizes.ts';

/** What this device remembers of sizes (SIZE-03), stored under the key of PERS-10. */
export const sizeMemories = deviceList('size_memory', parseSizeMemories);
