import { Component, type ReactNode } from 'react';
import { reloadPage } from '#app/navigation/reloadPage.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Catches errors of a screen, so that bar and tabs still work; its retry reloads the page if the server answers. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ProblemState problem={{}} onRetry={() => void reloadPage()} />;
  }
}
