import { Component, type ReactNode } from 'react';
import { reloadPage } from '#app/navigation/reloadPage.ts';
import type { SkeletonName } from '#rules/navigation/registry.ts';
import { ScreenFailure } from './ScreenFailure.tsx';

interface ScreenBoundaryProps {
  /** The skeleton of the screen. */
  of: SkeletonName;
  children: ReactNode;
}

/** Catches errors of a screen, so that bar and tabs still work; a press on retry reloads the page if the server answers. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ScreenFailure of={this.props.of} onRetry={(byHand) => byHand && void reloadPage()} />;
  }
}
