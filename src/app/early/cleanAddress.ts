import '#app/start/takeAutologin.ts';
import { splitAutologin } from '#rules/session/signIn.ts';

// The first inline statement of every page: removes the parameters of an auto-login from the URL, before any code can
// share, track or request it (SESS-38).
const { address, autologin } = splitAutologin(location.href);
if (address !== location.href) history.replaceState(history.state, '', address);
globalThis.autologin = autologin;
