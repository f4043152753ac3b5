import { connect } from 'node:net';

/**
 * Sends bytes to a server as they are, which no client would do, and gives what comes back until the server closes:
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

/** The bytes of a GET whose target no client would send so. */
export const rawGet = (url: string, target: string, headers: readonly string[] = ['Host: localhost']) =>
  rawRequest(url, [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
