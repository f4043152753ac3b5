import '#app/start/takeAutologin.ts';
import { splitAutologin } from '#rules/session/signIn.ts';

// The first statement of every page, inline: what logs a customer in is taken out of the address before anything can
// share, track or request it (SESS-38).
const { address, autologin } = splitAutologin(location.href);
if (address !== location.href) history.replaceState(history.state, '', address);
globalThis.autologin = autologin;
