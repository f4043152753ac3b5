/** Maximum response size, 2 MiB: far above any answer of the shop, far below what would block a phone. */
export const bodyLimit = 2 * 1024 * 1024;

/** Thrown by `readBody` for a response above `bodyLimit`. */
export class BodyTooLargeError extends Error {}

/** The text of a response. Throws `BodyTooLargeError` above `bodyLimit`, and network errors. */
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
