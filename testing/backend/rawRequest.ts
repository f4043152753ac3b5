import { connect } from 'node:net';

/**
 * Sends raw bytes, which no HTTP client would send, and returns the response until the server closes the connection;
 * each character is one byte.
 */
function rawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      answer += piece;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** The raw bytes of a GET with a target that HTTP clients would normalise. */
export const rawGet = (url: string, target: string, headers: readonly string[] = ['Host: localhost']) =>
  rawRequest(url, [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
