/** Far above any answer of this shop, far below what would stall a phone: 2 MiB. */
export const bodyLimit = 2 * 1024 * 1024;

/** Thrown by `readBody` for an answer above `bodyLimit`. */
export class BodyTooLargeError extends Error {}

/** The text of an answer, read only as far as `bodyLimit`. Throws `BodyTooLargeError`, or what the network throws. */
export async function readBody(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > bodyLimit) {
      await reader.cancel();
      throw new BodyTooLargeError();
    }
    text += decoder.decode(value, { stream: true });
  }
}
