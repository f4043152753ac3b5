import * as v from 'valibot';
import { deviceList } from '#commerce/device/deviceList.ts';
import { parseSavedLines } from '#rules/cart/savedLines.ts';
import { savedLine } from '#schemas/savedLine.ts';

/** The lines that were saved for later on this device (KEEP-07), stored under the key of PERS-10; nothing of it is sent. */
export const savedLines = deviceList('saved_lines', (text) =>
  parseSavedLines(text, (item) => {
    const parsed = v.safeParse(savedLine, item);
    return parsed.success ? parsed.output : undefined;
  }),
);
