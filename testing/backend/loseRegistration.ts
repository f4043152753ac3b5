import { wire } from './customerTab.ts';

/** The network is gone. */
export const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The responses that leave a registration unclear. */
export const lostAnswers: [string, () => Response | Promise<Response>][] = [
  ['is lost with the network', noAnswer],
  ['is that of a server in trouble', () => Response.json({}, { status: 503 })],
  ['cannot be read', () => new Response('<html>')],
  ['has another shape', () => Response.json({ error: false, message: '', customer: {} })],
];

/** The server does the next registration and `answer` replaces its response; `atLogin` responds to sign ins. */
export function loseRegistration(
  answer: () => Response | Promise<Response> = noAnswer,
  atLogin = (done: () => Promise<Response>) => done(),
) {
  let isLost = false;
  wire.intercept = async ({ url }, done) => {
    if (url.includes('customer/login')) return atLogin(done);
    if (isLost || !url.includes('customer/create')) return done();
    isLost = true;
    await done();
    return answer();
  };
}

/** The network is lost together with the response to a registration that the server has done. */
export const loseNetwork = () => loseRegistration(noAnswer, noAnswer);
