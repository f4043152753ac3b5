import { letter } from './letter.ts';

/** The icon of the installed shop in the ink of the scheme; its letter is a hole. */
export function AppIcon() {
  return (
    <svg width={40} height={40} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={`M0 0h32v32H0z${letter}`} />
    </svg>
  );
}
