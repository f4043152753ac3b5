import { Component, type ReactNode } from 'react';
import { ProblemState } from '#commerce/ProblemState.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Keeps bar and tabs alive when a screen breaks, or its code does not come a second time (APP-13). */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ProblemState problem={{}} onRetry={() => location.reload()} />;
  }
}
