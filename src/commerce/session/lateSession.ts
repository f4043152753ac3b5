// What the forms of signing in need once something is sent: one file.
export { leaveSession } from './guestLines.ts';
export { sessionActions } from './sessionActions.ts';
export { TwoStepCode } from './TwoStepCode.tsx';
export { TwoStepLogin } from './TwoStepLogin.tsx';
