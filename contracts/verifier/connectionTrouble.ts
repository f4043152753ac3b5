import { failure, obstacle, type Trouble } from './trouble.ts';

/** An error of `node:http`, `node:net` or `node:tls`. */
interface ConnectionError {
  code?: string;
  message: string;
}

const isOfCertificate = (code: string) => /CERT|SIGNATURE/.test(code);
const isOfTls = (code: string) => code === 'EPROTO' || code.startsWith('ERR_SSL');
const isOfHttp = (code: string) => code.startsWith('HPE_');
const closedCodes = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);
const unknownHostCodes = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const unreachableCodes = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN']);

/** What to do about an error of the connection to a server; `request` is method and path, if one was sent. */
export function connectionTrouble(
  { code = '', message }: ConnectionError,
  { host, hostname }: URL,
  request: string | undefined,
): Trouble {
  if (code === 'ECONNREFUSED')
    return obstacle('refused', `Nothing listens at ${host}: start the server, or correct host and port.`);
  if (unknownHostCodes.has(code))
    return obstacle('host', `No host is called ${hostname}: correct the name, or connect to its network.`);
  if (unreachableCodes.has(code))
    return obstacle(
      'unreachable',
      `${host} accepts no connection: correct host and port, or open the firewall.`,
    );
  if (isOfCertificate(code))
    return obstacle(
      'certificate',
      `The certificate of ${host} is not trusted (${code}): set NODE_EXTRA_CA_CERTS to the file of its authority.`,
    );
  if (isOfTls(code)) return obstacle('tls', `${host} does not speak TLS: write http:// instead of https://.`);
  if (isOfHttp(code))
    return obstacle(
      'http',
      `${host} does not answer in HTTP: correct the port, or write https:// if the server speaks TLS.`,
    );
  if (closedCodes.has(code))
    return failure(
      'closed',
      `${host} closes the connection before the answer${request === undefined ? '' : ` to ${request}`} is complete: look for a crash in the server's log.`,
    );
  return obstacle('connection', `${host} cannot be reached (${code || message}): correct host and port.`);
}
